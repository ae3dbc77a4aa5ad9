// Days and times in a sentence: 'Tuesday at 14:00', 'the end of February', 'Monday between 8 and 10'.
import { type Fact, factsOf } from './span.ts';

export const momentsIn = (sentence: string): Fact[] => {
  const parts = factsOf('moment', part, sentence);
  const joined: Fact[] = [];
  for (const one of parts) {
    const last = joined.at(-1);
    if (last && joins.test(sentence.slice(last.to, one.from))) last.to = one.to;
    else joined.push({ ...one });
  }
  return joined;
};

/** At most this between two parts of one moment. */
const joins =
  /^(?:,? ?(?:at|on|the|by|um|am|den|der|à|a las|às|le|from|von|between|zwischen|to|bis|until|and|und|at the|of|in the|by the|–|-) ?|,? )$/i;

const month =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|f[ée]v(?:rier)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|avril|abril|may|mai|mayo|june?|juin|juni|jul[yi]?|juillet|aug(?:ust)?|août|sept?(?:ember)?|septembre|o[ck]t(?:ober)?|octobre|nov(?:ember|embre)?|de[cz](?:ember|embre)?|décembre|diciembre|dezembro)';
const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const clock =
  "\\d{1,2}[:.][0-5]\\d(?!\\d)(?! ?(?:%|per cent|[€£$]|eur|billion|million))(?: ?[ap]\\.?m\\b\\.?| uhr)?|\\d{1,2} ?(?:[ap]\\.?m\\b\\.?|o[’']clock|uhr\\b)|noon|midnight|half past \\w+|quarter (?:to|past) \\w+";
const hourAfter =
  '(?<=\\b(?:between|zwischen) )\\d{1,2}(?= (?:and|und) \\d)|(?<=\\b(?:between|zwischen) \\d{1,2} (?:and|und) )\\d{1,2}\\b';
const hourWord =
  '(?<=\\b(?:at|by|before|after|until) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=[,.;!?]| in the | tomorrow| today| tonight|$)';
const count = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|some)';
const unit = '(?:minutes?|hours?|days?|weeks?|months?|years?)';

const part = new RegExp(
  [
    `\\b\\d{4}-\\d{2}-\\d{2}\\b`,
    `\\b(?:${weekday}),?\\s(?:the\\s)?\\d{1,2}(?:st|nd|rd|th|\\.)?(?:\\sof)?\\s${month}\\b(?:,?\\s\\d{4}\\b)?`,
    `\\b\\d{1,2}(?:st|nd|rd|th|\\.)?(?:\\sof|\\sde)?\\s${month}\\b(?:,?\\s\\d{4}\\b)?`,
    `\\b${month}\\b\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?!:)(?:,\\s\\d{4}\\b)?`,
    `\\b(?:the\\s)?(?:beginning|start|middle|end)\\sof\\s(?:the\\s)?(?:${month}|q[1-4]|year|month|week|day|next\\s\\w+|this\\s\\w+)\\b`,
    `\\b(?:(?:in|within)\\s(?:the\\s(?:coming|next)\\s)?${count}\\s${unit}|${count}\\s${unit}\\s(?:ago|from\\snow))\\b`,
    `\\b(?:next|this|last|coming|early|late)\\s(?:week(?:end)?|month|year|spring|summer|autumn|fall|winter|quarter|${month}|${weekday})\\b`,
    `\\bthe\\s\\d{1,2}(?:st|nd|rd|th)\\b`,
    `\\b(?:${weekday})\\b`,
    `\\b(?:today|tonight|tomorrow|yesterday|heute|morgen früh|demain|hoy|mañana|hoje|amanhã)(?:\\s(?:morning|afternoon|evening|night))?\\b`,
    `\\b(?:this|the)\\s(?:morning|afternoon|evening)\\b`,
    `\\b(?:${clock})`,
    hourAfter,
    hourWord,
    `\\bQ[1-4]\\b(?:\\s\\d{4})?`,
    `(?<=\\b(?:in|since|until|by|after|before|from|for|seit|im)\\s)${month}\\b(?:\\s\\d{4})?`,
    `\\b(?:calendar\\s)?week\\s\\d{1,2}\\b`,
    `\\bthe first (?:one|day|time) (?:after|before) [^.,;!?]{4,60}`,
  ].join('|'),
  'giu',
);
