import type { Sense, SenseKind } from '../../client/meanings/shard.ts';

/** Kinds by their first letters, as below. */
const KINDS: Readonly<Record<string, SenseKind>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  r: 'adverb',
  i: 'interjection',
  o: 'other',
};

/** The shortest words, which general dictionaries say too much or nothing of: word, kind, meaning. */
const TABLE = `
AA n rough lava full of cinders, as in Hawaii
AB n a muscle of the belly
AD n a notice that something is for sale
AE a one, in Scots
AG n farming, for short
AH i said in surprise, pleasure or pain
AI n the three-toed sloth
AL n an Indian tree whose root gives a red dye
AM v form of BE: with I, to be now
AN o the article A before a vowel
AR n the letter R
AS r to the same degree; in the way that
AT o in, on or near a place or time
AW i said in pity or mild protest
AX v to chop with an axe; to cut or dismiss
AY n a vote in favour; yes
BA n the soul in ancient Egypt
BE v to exist; to have a place or quality
BI a drawn to more than one sex, for short
BO n a friend, as a form of address
BY o beside; not later than; through the doing of
CH o I, in old dialects
DA n father, in dialects
DE o of or from, in names and borrowed phrases
DI n more than one deus, a god
DO v to carry out
EA n a river, in dialects
ED n education, for short
EE n an eye, in Scots
EF n the letter F
EH i said to ask again, or what somebody thinks
EL n the letter L; a railway on pillars
EM n the letter M; a printer’s measure, as wide as the type is high
EN n the letter N; half an em
ER i said while looking for words
ES n the letter S
ET v ate, in dialects
EW i said in disgust
EX n a former partner; the letter X
FA n the fourth note of a scale
FE n the letter of the Hebrew alphabet also spelt PE
FY i said in shame or reproof
GI n the suit worn for judo and karate
GO v to move along; to leave
GU n an old violin of Shetland
HA i said in triumph or surprise
HE o that man or boy; also the fifth Hebrew letter
HI i a greeting
HM i said while thinking
HO i said to call attention; also a laugh
ID n the instinctive part of the mind
IF o on condition that
IN o inside; during
IO i a shout of joy or triumph
IS v form of BE: with HE, SHE or IT, to be now
IT o the thing spoken of
JA i yes, as in South Africa
JO n a sweetheart, in Scots
KA n the double of the soul in ancient Egypt
KI n the force of life, in Japanese thought
KO n a digging stick of the Maori
KY n cows, in Scots
LA n the sixth note of a scale
LI n a Chinese mile, about half a kilometre
LO i look!
MA n mother
ME o the one who speaks, as an object; also the third note of a scale
MI n the third note of a scale
MM i said in pleasure or agreement
MO n a moment
MU n the Greek letter M
MY o belonging to the one who speaks
NA r no, in dialects
NE r not, in old use
NO o not any; also an answer that refuses
NU n the Greek letter N
NY r near, in old use
OB n an objection, in old use
OD n a force once thought to fill all nature
OE n a small island; a whirlwind of the Faroes
OF o belonging to; coming from
OH i said in surprise
OI i said to get attention
OK a all right
OM n a sacred syllable spoken in meditation
ON o held up by; not off
OO n wool, in Scots
OP n an operation, for short
OR o used between things to choose from; also gold in heraldry
OS n a bone; a mouth or opening
OU i oh, in Scots; also a man, in South Africa
OW i said in pain
OX n a bull gelded for work
OY i said to get attention; also a grandchild, in Scots
PA n father
PE n a letter of the Hebrew alphabet, P
PI n the Greek letter P; the ratio of a circle’s round to its width
PO n a chamber pot
QI n the force of life, in Chinese thought
RE o about; also the second note of a scale
SH i said to ask for silence
SI n the seventh note of a scale, also called TI
SO r to such a degree; for that reason
ST i said to get attention or silence
TA i thank you
TE n the seventh note of a scale
TI n the seventh note of a scale; a palm-like plant
TO o towards; until
UG v to loathe, in dialects
UH i said in doubt or delay
UM i said in doubt or delay
UN n one, in dialects
UP r to a higher place
UR i said while looking for words
US o those who speak, as an object
UT n an old name of the first note of a scale
WE o those who speak
WO n misery, an old spelling of WOE
XI n the Greek letter X
XU n a small coin of Vietnam
YA o you, in easy speech
YE o you, in old use; also the, in imitation of old writing
YO i a greeting
YU n an ancient Chinese vessel for wine
ZA n pizza, for short
ZO n a cross of yak and cow
`;

/** Word, kind, the word it is a form of, meaning. */
const ROW = /^([A-Z]{2}) (\w) (?:form of ([A-Z]+): )?(.+)$/;

/** What each two-letter word means, by the word in upper case. */
export const TWO_LETTERS: ReadonlyMap<string, readonly Sense[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [, word = '', letter = '', of = null, gloss = ''] = ROW.exec(line) ?? [];
      return [word, [{ kind: KINDS[letter] ?? 'other', of, gloss }]];
    }),
);
