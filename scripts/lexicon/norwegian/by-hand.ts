/**
 * Words that every dictionary has: one that the spelling dictionary lacks, NE (of the moon), and those that it has
 * only as what looks like a genitive of another word.
 */
export const BY_HAND =
  `ne ellers dels særs maks caps dens dets hennes alias tvers langs heros logos beits gjems således
  alltids fordums spørs trengs vemmes avses frabes tilbes utbes unnses utfases babords framtvinges gjenvelges brolegges
  skattelegges snauhogges tilveiebringes rettsforfølges`.split(/\s+/);

/** Written with a point, or letter by letter; those without a vowel need not be named. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `adj adm adr adv apr aps aug avd bib biol bto ca cand co def dir etc feb fig geogr geom ibid iht inkl istf jun kand
  keram kompl konj konst korr kto mao medl mno motsv mva nve obj ordf orig osb osfr osv ovf ovfr perf pga phil prep priv
  pseud publ refl reg repr resp sedv subj subst teol teryl theol tidl tilsv ult utg utt vha vsa`.split(/\s+/),
);

/** Words in S that stand by themselves and are no genitive, though without the S they are a word too. */
export const NO_GENITIVE: ReadonlySet<string> = new Set(
  `begrepsbestemmes evergreens femtiårs fins framhjelpes fremhjelpes fullkommes fyss fånyttes gauss gjensyns halvdags
  halvsides halvtoms halvvegs halvveis heimkommes heldags herliggjøres hikstegråtes hånds kaldskrattes kiss lykkes meins
  middels oss sammenfalles slåss stakkars storveis tess treivs trivdes trivs tusenårs tverrskips vanrøktes`.split(
    /\s+/,
  ),
);
