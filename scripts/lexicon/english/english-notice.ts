import { readFileSync } from 'node:fs';
import { SCOWL_COPYRIGHT } from '../packages.ts';

/** What must stand beside the English list. */
export function englishNotice(): string {
  return `${ABOUT}
${RULE}
UKACD (The UK Advanced Cryptics Dictionary)
${RULE}

${UKACD}
${RULE}
SCOWL, version 2018.04.16: its Copyright file, whole and unchanged
${RULE}

${readFileSync(SCOWL_COPYRIGHT, 'utf8')}`;
}

const RULE = '-'.repeat(78);

const ABOUT = `english: every word but OK and EW stands in SCOWL (Spell Checker Oriented Word
Lists) by Kevin Atkinson and those it names below; http://wordlist.aspell.net/.
The list is a modified version: capitalised entries, abbreviations and slurs
are left out and accents are folded. Which of SCOWL's entries are words was
checked against the Letterpress word list by Loren Brichter, which is in the
public domain (CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/).
`;

const UKACD = `Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.

The following restriction is placed on the use of this publication:
if The UK Advanced Cryptics Dictionary is used in a software package
or redistributed in any form, the copyright notice must be
prominently displayed and the text of this document must be included
verbatim.

There are no other restrictions: I would like to see the list
distributed as widely as possible.
`;
