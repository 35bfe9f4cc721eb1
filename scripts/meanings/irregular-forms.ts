/** Verbs: how one is called, then its forms that no rule makes. */
const VERBS = `
abide abode/arise arose arisen/awake awoke awoken/be am are is was were been/bear bore borne born/beat beaten
become became/befall befell befallen/beget begot begat begotten/begin began begun/behold beheld/bend bent
bereave bereft/beseech besought/bespeak bespoke bespoken/bestride bestrode bestridden/bid bade bidden
bind bound/bite bit bitten/bleed bled/blow blew blown/break broke broken/breed bred/bring brought/build built
burn burnt/buy bought/catch caught/chide chid chidden/choose chose chosen/cleave clove cleft cloven/cling clung
come came/creep crept/deal dealt/dig dug/dive dove/do does did done/draw drew drawn/dream dreamt/drink drank drunk
drive drove driven/dwell dwelt/eat ate eaten/fall fell fallen/feed fed/feel felt/fight fought/find found/flee fled
fling flung/fly flew flown/forbear forbore forborne/forbid forbade forbad forbidden/forget forgot forgotten
forgive forgave forgiven/forsake forsook forsaken/freeze froze frozen/get got gotten/gild gilt/gird girt
give gave given/go goes went gone/grind ground/grow grew grown/hang hung/have has had/hear heard/heave hove
hew hewn/hide hid hidden/hold held/keep kept/kneel knelt/know knew known/lade laden/lay laid/lead led/lean leant
leap leapt/learn learnt/leave left/lend lent/lie lay lain lying/light lit/lose lost/make made/mean meant/meet met
melt molten/mow mown/pay paid/plead pled/prove proven/rend rent/ride rode ridden/ring rang rung/rise rose risen
rive riven/run ran/saw sawn/say said/see saw seen/seek sought/sell sold/send sent/sew sewn/shake shook shaken
shear shorn/shine shone/shoe shod/shoot shot/show shown/shrink shrank shrunk shrunken/sing sang sung
sink sank sunk sunken/sit sat/slay slew slain/sleep slept/slide slid slidden/sling slung/slink slunk/smell smelt
smite smote smitten/sow sown/speak spoke spoken/speed sped/spell spelt/spend spent/spill spilt/spin spun span
spit spat/spoil spoilt/spring sprang sprung/stand stood/stave stove/steal stole stolen/stick stuck/sting stung
stink stank stunk/strew strewn/stride strode stridden/strike struck stricken/string strung/strive strove striven
swear swore sworn/sweep swept/swell swollen/swim swam swum/swing swung/take took taken/teach taught/tear tore torn
tell told/think thought/thrive throve thriven/throw threw thrown/tread trod trodden/wake woke woken
wear wore worn/weave wove woven/weep wept/win won/wind wound/wreak wrought/wring wrung/write wrote written`;

/** Nouns: one, then more of it. Words that end so go the same way. */
const NOUNS = `
alga algae/automaton automata/brother brethren/cherub cherubim/child children/criterion criteria/datum data
desideratum desiderata/die dice/erratum errata/foot feet/forum fora/ganglion ganglia/genus genera/goose geese
kibbutz kibbutzim/louse lice/man men/maximum maxima/medium media/memorandum memoranda/minimum minima/mouse mice
opus opera/ovum ova/ox oxen/penny pence/person people/phenomenon phenomena/quantum quanta/seraph seraphim
serum sera/spectrum spectra/stratum strata/tooth teeth/viscus viscera`;

const ADJECTIVES = `
bad worse worst/far farther farthest further furthest/good better best/little less least/many more most`;

/** What can stand before a verb without changing its forms. */
export const VERB_PREFIXES = /^(?:re|un|over|under|out|mis|fore|up|in|be|with|inter|pre)(?=...)/;

export const IRREGULAR_VERBS = byForm(VERBS);
export const IRREGULAR_NOUNS = byForm(NOUNS);
export const IRREGULAR_ADJECTIVES = byForm(ADJECTIVES);

function byForm(table: string): ReadonlyMap<string, readonly string[]> {
  const bases = new Map<string, readonly string[]>();
  for (const line of table.trim().split(/[/\n]/)) {
    const [base = '', ...forms] = line.split(' ');
    for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
  }
  return bases;
}
