// Questions, requests and decisions in a mail, with their deadlines.

import { spokenSubject } from './announcement.ts';

export type Ask = {
  sentence: string;
  kind: 'decision' | 'yes-or-no' | 'request' | 'question';
  /** The words of the deadline as written ('by Friday'). Empty without a deadline. */
  deadline: string;
};

/** Every sentence that asks the reader something, in order. */
export const asksIn = (sentences: readonly string[]): Ask[] => {
  const asks: Ask[] = [];
  for (const sentence of sentences) {
    const kind = kindOf(plain(sentence));
    if (kind !== null) asks.push({ sentence, kind, deadline: deadlineIn(sentence) });
  }
  return asks;
};

/** Asks in the subject of a first mail. A reply or forward repeats an older subject, so it asks nothing new. */
export const asksInSubject = (subject: string): Ask[] =>
  spokenSubject(subject) === subject.trim() ? asksIn([subject.trim()]) : [];

export const deadlineIn = (sentence: string): string => {
  const match = deadlines.exec(withoutAccents(sentence));
  return match === null ? '' : sentence.slice(match.index, match.index + match[0].length);
};

const kindOf = (sentence: string): Ask['kind'] | null => {
  if (sentence.length > 1000 || pleasantries.test(sentence)) return null;
  const question = questions.test(sentence);
  const claim = question ? sentence : sentence.replaceAll(declined, '');
  if (formalAsk.test(claim)) return 'decision';
  const request = requests.some((pattern) => pattern.test(claim));
  if (!question && !request) return null;
  if (decisions.test(claim)) return 'decision';
  if (request) return 'request';
  return yesOrNo.test(sentence) ? 'yes-or-no' : 'question';
};

/** A question mark, or the unmarked questions of Japanese and 'yes or no'. Accents are off: か after です is か after てす. */
const questions = /[?？؟]["'”’»)\]」』]*$|\byes or no[.!]*$|(?:てしょう|ます|ません|てす)か[。．]?$/;

const declined =
  /\b(?:(?:do|does|did|is|are|was|were|will|would)(?: not|n't)|no longer|never) (?:currently |actually |really )?(?:need|want|require|have to|await|waiting)\w*\b[^,;:.]*|\bno (?:further |other )?(?:need|approval|signature|sign-?off|decision|answer|reply|response|action|confirmation)\b[^,;:.]*/g;

/** Nouns that ask formally, without a verb addressed to the reader. An 'if' before them cancels the ask. */
const formalAsk =
  /(?<!\b(?:if|when|once|whether|where|no) (?:an? |the |your |any )?)\b(?:approval|(?:counter)?signature|sign-?off|decision|go-ahead) (?:is |still |now |urgently )*(?:needed|required|requested|wanted)\b|^(?:just |only )?(?:one|a|your) (?:quick |small )?decision:|\bunless (?:you (?:object|disagree|stop me|say (?:no|otherwise|so)|tell me)|i hear from you)\b/;

const withoutAccents = (sentence: string): string =>
  sentence.replace(/[\u0080-\uffff]/g, (letter) => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0)));

const plain = (sentence: string): string => withoutAccents(sentence).toLowerCase().trim();

const pleasantries =
  /^(?:(?:and )?how are you(?: \w+)*\?|how(?:'s| is) it going\?|(?:any |have |got )?questions\?|need help\?|what'?s new\?|did you know\b.*|(?:can|could|would|do) you (?:believe|imagine)\b.*\?|(?:and )?would i\b(?! (?:need|have to|be (?:able|right|allowed)))[^,;]*\?|who (?:knew|knows|cares|would have thought)\b.*\?|(?:hope|trust) (?:you|all|this)\b.*|wie geht(?:'?s| es)\b.*|comment (?:vas-tu|allez-vous|ca va)\b.*|que tal\b.*|tudo bem\b.*|please (?:find|see|note|be advised|do not reply|ignore|disregard|forgive|excuse)\b.*|bitte (?:beachten|nicht)\b.{0,40}\b(?:antworten)\b.*|bitte beachten\b.*|for (?:more|further|additional) (?:information|details)\b.*|thank(?:s| you) .*\?)$/;

const requests = [
  /\b(?:could|can|would|will) you (?:please |kindly |also |perhaps |maybe |just |quickly )?(?!imagine|believe|see that)\w+/,
  /\bplease (?!find\b|see (?:the )?attach|note\b|be advised|do not reply|ignore|disregard|accept (?:my|our)|forgive|excuse)\w+/,
  /\blet (?:me|us) know\b(?! if (?:you have|there are) any (?:further |other |more )?questions)/,
  /\b(?:need|needs|want|wants|require|requires|await|awaiting|waiting (?:for|on)) (?:you\b|your (?!self)|a (?:yes|no|decision|go-ahead|reply|answer|number) from you)/,
  /\b(?:your (?:approval|decision|sign-?off|signature|go-ahead|answer) (?:on|by|before|for|is|here)|get back to (?:me|us)|over to you|your call)\b/,
  /\bif you (?:agree|approve|are (?:ok|okay|fine|happy|free)|can)\b.*\b(?:by|before|until|today|tomorrow)\b/,
  /^(?:kindly )?(?:confirm|approve|sign(?! (?:in|into|on|up|out)\b)|decide|review|reply(?! for\b)|choose|pick|tell me|send me|call me)\b(?!-| (?:off|was|is|has|done|complete|of|by(?! (?:\d|noon|mid|to|the|end|close|eod|cob|mon|tue|wed|thu|fri|sat|sun)))\b)|\bif you could\b/,
  /\b(?:konnten sie|konntest du|kannst du|konnen sie|wurden sie|wurdest du|bitte (?!beachten|entschuldig|nicht (?:\w+ ){0,4}antworten)\w+|gib mir bescheid|geben sie (?:mir|uns) bescheid|(?:sag|sagen sie) (?:mir|uns)|brauche(?:n)? (?:deine|ihre|dein|ihr)\b)/,
  /\b(?:pourriez-vous|pourrais-tu|peux-tu|pouvez-vous|merci de (?!votre|ta|ton|vos|tout)\w+|veuillez (?!trouver|noter)\w+|s'il (?:vous|te) plait|dis-moi|dites-moi|tenez-moi au courant|besoin de (?:votre|ton|ta|vos))\b/,
  /\b(?:podrias|podria usted|puedes|puede usted|por favor|avisame|dime si|digame|necesito (?:tu|su|que)|confirmame)\b/,
  /\b(?:voce pode(?:ria)?|poderia|podes|consegues|me avise|avisa-me|diga-me|preciso d[aoe] (?:sua|seu|tua|teu|que)|me confirme)\b/,
];

const decisions =
  /\b(?:decide|decision|approve|approval|sign[ -]?off|go-ahead|green light|which (?:option|one|of)|do you prefer|would you prefer|your call|if you agree|entscheid\w*|freigabe|freigeben|genehmig\w*|decider|valider|approuver|decidir|aprobar|aprovar|aprovacao|decisao)\b/;

const yesOrNo =
  /(?:^|[,:;.] |\b(?:so|and|but) )["'“„«¿(]*(?:do|does|did|is|are|was|were|can|could|will|would|shall|should|have|has|may|might|am|ok|okay|fine|agreed|deal|works?|hast|haben|ist|sind|kann|konnen|soll|sollen|passt|geht|darf|wollen|est-ce que|es-tu|etes-vous|peut-on|on peut|puedo|podemos|tienes|te parece|esta|posso|podemos|pode|tem|da para)\b|\b(?:yes or no|right|correct|ok|okay|works for you|oder nicht|n'est-ce pas|verdad|certo)\?$/;

const dayName =
  'mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';

const partOfDay =
  'morning|noon|afternoon|evening|night|vormittag|mittag|nachmittag|abend|matin|midi|soir|manana|tarde|noche|mattina|sera|ochtend|middag|avond';

const monthName =
  'jan|feb|fev|ene|gen|mar|apr|avr|abr|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|ago|aout|sep|set|oct|okt|ott|out|nov|dec|dez|dic';

const dayWords =
  'the end of (?:the )?(?:day|week|month|today|tomorrow)|end of (?:day|week|business)|close of business|eod|cob|noon|midnight|tonight|today|tomorrow|heute|morgen|ce soir|demain|hoy|manana|hoje|amanha|oggi|domani|vandaag';

const hourWord = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';

const until =
  "by|before|until|no later than|bis(?: zum)?|vor|voor|avant(?: le)?|d'ici(?: le)?|entro(?: il| le)?|antes de(?:l| la)?|hasta(?: el)?|para(?: el| la)?|ate(?: a| ao)?|uiterlijk(?: op)?";

/** A number that is a day or an hour, not a count or a price. */
const dayOrHour = `(?:the )?\\d{1,2}(?![\\d.,]*\\d)(?::\\d\\d)?(?:st|nd|rd|th|\\.(?= ))?(?! ?(?:[€$£%]|eur|usd|gbp|percent|per cent|prozent|people|personen|minutes|minuten|hours|stunden|days|tage))(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h)\\b)?(?: (?:of |de |d')?(?:${monthName})\\p{L}*)?`;

const deadlines = new RegExp(
  `\\b(?:(?:${until}) (?:${dayWords}|(?:next |this |le |nachsten |kommenden )?(?:${dayName})\\b(?: (?:${partOfDay}))?(?: week\\b(?! ?\\d))?|(?:${hourWord})(?: (?:o'clock|tonight|tomorrow|today))?(?=[.,;!?]|$)|${dayOrHour}|(?:${monthName})\\p{L}* \\d{1,2})|(?:cut-?off|deadline|due)(?: date)?(?: is|:)? ?(?:on |by )?(?:${dayName})\\b|(?:today|tomorrow|tonight|(?:on )?(?:${dayName}))(?: at (?:noon|midnight|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?))?(?=,? unless\\b)|(?:today|tomorrow|asap|eod|this (?:morning|afternoon|evening))(?=[\\s.,!?]*$))`,
  'iu',
);
