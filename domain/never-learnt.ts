// What Flow never keeps of anybody, whoever says it: health, religion, party, sex and union.

export type NeverLearnt = 'health' | 'religion' | 'politics' | 'sex' | 'union';

/** Null if Flow may keep the name. The words of the person's own name, like Church, say nothing. */
export const neverLearntOf = ({
  alias,
  said,
  name,
}: {
  alias: string;
  said: string;
  name: string;
}): NeverLearnt | null => {
  const own = new Set(name.toLowerCase().split(/[^\p{L}]+/u));
  const others = said.split(/\s+/).filter((word) => !own.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')));
  return neverLearntIn(alias) ?? neverLearntIn(others.join(' '));
};

/** Null if the words touch none of them. */
export const neverLearntIn = (words: string): NeverLearnt | null =>
  matters.find(([, said]) => said.test(words))?.[0] ?? null;

const of = (stems: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${stems.trim().split(/\s+/).join('|')})(?![\\p{L}])`, 'iu');

const matters: readonly (readonly [NeverLearnt, RegExp])[] = [
  [
    'health',
    of(`ill(?:ness)? sick(?:ness)? diseas\\p{L}* diagnos\\p{L}* cancer tumou?r diabet\\p{L}* hiv aids depress\\p{L}* bipolar autis\\p{L}* adhd anxiety
      anorexi\\p{L}* alcoholic\\p{L}* addict\\p{L}* pregnan\\p{L}* miscarr\\p{L}* disab\\p{L}* blind deaf dementia alzheimer\\p{L}* stroke allerg\\p{L}*
      epilep\\p{L}* asthma\\p{L}* rehab surge(?:on|ry) doctors? gp physician\\p{L}* psych\\p{L}* therap\\p{L}* counsel+or nurse dentist oncolog\\p{L}*
      cardiolog\\p{L}* gyn\\p{L}* urolog\\p{L}* midwife patient medication health`),
  ],
  [
    'religion',
    of(`relig\\p{L}* christian\\p{L}* catholic\\p{L}* protestant\\p{L}* orthodox evangelical\\p{L}* mormon\\p{L}* jew(?:s|ish)? judaism muslim\\p{L}* islam\\p{L}*
      hindu\\p{L}* buddh\\p{L}* sikh\\p{L}* atheis\\p{L}* agnostic\\p{L}* priest pastor rabbi imam vicar monk nun church mosque synagogue temple parish
      godfather godmother confessor baptis\\p{L}*`),
  ],
  [
    'politics',
    of(`democrats? republicans? tor(?:y|ies) labour conservatives? liberals? socialis\\p{L}* communis\\p{L}* fascis\\p{L}* nazis? anarchis\\p{L}* leftist\\p{L}*
      rightist\\p{L}* left-wing right-wing libertarian\\p{L}* politic\\p{L}* party\\s+member votes? voters? voted comrade`),
  ],
  [
    'sex',
    of(`gay lesbian\\p{L}* homosexual\\p{L}* heterosexual\\p{L}* bisexual\\p{L}* transgender transsexual queer straight sex\\p{L}* lovers? mistress affair
      nonbinary non-binary`),
  ],
  ['union', of('union\\p{L}* shop\\s+steward works\\s+council strik(?:e|es|ing|er|ers)')],
];
