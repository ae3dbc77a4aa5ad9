// Places and names in a sentence, by their capitals.
import { type Fact, factsOf } from './span.ts';

const capital = "\\p{Lu}[\\p{L}\\p{M}'’-]+";

const calendarWord =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Week|Page|Clause|Section|Version|Issue|Episode|Build|Invoice|Order|Item)\\b';

export const placesIn = (sentence: string): Fact[] => factsOf('place', place, sentence);

const place = new RegExp(
  [
    '(?<=^(?:Where|Location|Place|Ort|Wo|Lieu|Local): ).+$',
    `\\b(?:[Mm]eeting\\s|[Cc]onference\\s)?(?:room|hall|gate|terminal|platform|suite|studio)\\s(?:\\d[\\w-]{0,5}|${capital})(?![\\w-])`,
    `\\b[Tt]he\\s${capital}\\s(?:room|hall|auditorium)\\b`,
    '\\b[Tt]he\\s(?:(?:big|large|small|main|upper|lower)\\s(?:(?:meeting|conference)\\s)?room|board\\s?room|auditorium|canteen|cafeteria|lobby)\\b',
    '\\b(?:Room|Raum|Hall|Halle|Gate|Terminal|Gleis|Platform|Suite|Studio)\\s[\\w-]{1,6}\\b',
    `(?!${calendarWord})${capital}(?:\\s(?!${calendarWord})${capital}){0,2}\\s\\d{1,4}[a-z]?\\b(?:,\\s(?:\\d{4,5}\\s)?${capital})?`,
    '\\b(?:the\\s)?(?:Italian|French|Greek|Thai|Indian|usual|same)\\s(?:place|restaurant|room)\\b',
  ].join('|'),
  'gu',
);

/** Names after 'in' or 'at'. They may be companies. */
export const areasIn = (sentence: string): Fact[] => factsOf('area', area, sentence);

const area = new RegExp(`(?<=\\b(?:in|at|near|im|am|à|en|em)\\s(?:the\\s)?)${capital}(?:\\s${capital}){0,3}`, 'gu');

/** Words in a name's position that are none. */
const noName =
  /^(?:I|I['’]\p{L}+|The|This|That|These|Those|It|We|You|He|She|They|There|Here|And|But|Or|If|When|What|Which|Who|Why|Where|How|Our|Your|My|His|Her|Their|In|On|At|To|For|From|With|After|Before|Since|Until|As|So|Not|No|Yes|Please|Thank|Thanks|Dear|Hi|Hello|Hallo|Best|Regards|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

export const namesIn = (sentence: string): Fact[] =>
  factsOf('name', new RegExp(`${capital}(?:\\s(?:van|von|de|der|du|da|di|le|la)?\\s?${capital}){0,2}`, 'gu'), sentence)
    .map((fact) => withoutLead(fact, sentence))
    .filter(({ from, to }) => to > from);

/** 'After Maya' at the start of a sentence is 'Maya'. */
const withoutLead = (fact: Fact, sentence: string): Fact => {
  const [first = ''] = sentence.slice(fact.from, fact.to).split(' ');
  return noName.test(first)
    ? withoutLead({ ...fact, from: Math.min(fact.to, fact.from + first.length + 1) }, sentence)
    : fact;
};
