// The plain order that an indirect sentence means. Only its form changes: 'could everything but Tom’s mails be archived' is 'archive
// everything but Tom’s mails'.
import { indirectForms } from '#language/en/compound/indirect-forms.ts';
import {
  answering,
  backOn,
  deferring,
  deserves,
  forms,
  gerunds,
  keeps,
  mayMind,
  named,
  noMessage,
  objectFirst,
  orders,
  passives,
  politeInside,
  preamble,
  reminding,
  sayings,
  shortMessage,
  shortToAll,
  thatIs,
  toAll,
  whoAll,
} from '#language/en/compound/reword-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { canEndTime, parseWhen } from '#language/engine/slots/when.ts';
import { asTyped, straight } from './apostrophes.ts';

/** Other ways to say it, the likeliest first. */
export const rewordingsOf = (heard: string): string[] =>
  heard.length > longest ? [] : waysToSay(straight(heard.trim())).map((words) => asTyped(words, heard));

const waysToSay = (plain: string): string[] => {
  const bare = bareOf(plain);
  const dated = backOn.reduce((words, [pattern, other]) => words.replace(pattern, other), plain).trim();
  const patient = plain.replace(politeInside, ' ');
  const said = [...new Set([plain, bare])];
  return [
    ...(patient === plain ? [] : [patient]),
    ...(deserves.test(bare) ? ['say thanks'] : []),
    ...(dated === plain ? [] : [lastClause(dated), dated]),
    ...[kept, message, formed, passive, turned, deferred].flatMap((way) => said.flatMap(way)),
    ...(mayMind.test(plain) ? [bare] : []),
  ];
};

/** Courtesy that is the whole message: 'reply ok'. */
export const isShortMessage = (heard: string): boolean => shortMessage.test(bareOf(straight(heard.trim())));

export const shortMessageToAll = (heard: string): string | null =>
  shortToAll.exec(bareOf(straight(heard.trim())))?.groups?.['words'] ?? null;

/** The request itself, behind the words that lead up to it. */
export const requestIn = (heard: string): string => bareOf(straight(heard.trim()));

/** The same, if that makes a difference to a phrase. */
export const withoutPreamble = (heard: string): string[] => {
  const plain = straight(heard.trim());
  const bare = bareOf(plain);
  // Politeness makes no difference to a phrase.
  return heard.length > longest || normalize(bare) === normalize(plain) ? [] : [asTyped(bare, heard)];
};

const longest = 160;

const lastClause = (heard: string): string => heard.split(/,\s+(?:so |and )?/).at(-1) ?? heard;

const bareOf = (heard: string): string => {
  const bare = heard.replace(preamble, '');
  const plain = mayMind.test(heard) ? gerunds.reduce((words, [from, to]) => words.replace(from, to), bare) : bare;
  return plain === '' ? heard : plain;
};

const kept = (heard: string): string[] => {
  if (!mayKeep.test(heard)) return [];
  for (const pattern of keeps) {
    const { what, act, as = '' } = pattern.exec(heard)?.groups ?? {};
    if (what === undefined || act === undefined) continue;
    const verb = /archive/i.test(act) ? 'archive' : /mark/i.test(act) ? 'mark' : 'delete';
    return [`${verb} everything except ${what}${as}`];
  }
  return [];
};

const message = (heard: string): string[] => toNamed(heard) ?? inShort(heard) ?? toReader(heard) ?? [];

const toNamed = (heard: string): string[] | null => {
  const { name, words } = named.exec(`${heard.charAt(0).toLowerCase()}${heard.slice(1)}`)?.groups ?? {};
  return name === undefined || words === undefined ? null : [`email ${name} saying ${words}`];
};

const inShort = (heard: string): string[] | null => {
  const words = shortMessage.exec(heard)?.groups?.['words'];
  return words === undefined ? null : [`tell them: ${words}`];
};

const toReader = (heard: string): string[] | null => {
  for (const pattern of sayings) {
    const { who = 'them', words } = pattern.exec(heard)?.groups ?? {};
    if (words !== undefined && isMessage(words, who, heard))
      return [`${toAll.test(who) ? 'tell everyone' : 'tell them'}: ${withThat(words, heard)}`];
  }
  return null;
};

/** In 'say to her that is fine', 'that' is part of the message. */
const withThat = (words: string, heard: string): string =>
  thatIs.test(words) && /\bthat $/i.test(heard.slice(0, heard.length - words.length)) ? `that ${words}` : words;

const isMessage = (words: string, who: string, heard: string): boolean =>
  !noMessage.test(words) && !(isTime(words) && answering.test(heard)) && !(toAll.test(who) && whoAll.test(words));

const isTime = (words: string): boolean => parseWhen(normalize(words).split(' ')) !== null;

const passive = (heard: string): string[] => {
  if (!mayBeDone.test(heard)) return [];
  for (const pattern of passives) {
    const words = ordered(pattern.exec(heard)?.groups ?? {});
    if (words !== null) return [words];
  }
  return [];
};

const ordered = ({ what, done = '', then, but = '' }: Readonly<Record<string, string | undefined>>): string | null => {
  const order = what === undefined ? null : orderOf(what, done);
  const next = then === undefined ? null : orderOf('it', then.replace(/^(?:,? and)?(?: then)? /i, ''));
  return order && `${order}${but}${next === null ? '' : ` and ${next}`}`;
};

/** Quick checks: few sentences are of these forms. */
const mayKeep = /\b(?:keep|spare|leave|touch|except|but|apart|other)\b|n't|do not/i;
const mayBeDone = /\b(?:can|could|should|may|might|ought|must|would|like|love|want|'d)\b|'d\b/i;

const orderOf = (what: string, done: string): string | null => {
  for (const [form, order] of orders) {
    const found = form.exec(done.replace(/^(?:go|went) /i, ''));
    if (found !== null) return `${order(what)}${labelIn(found)}`;
  }
  return null;
};

const labelIn = ({ groups }: RegExpExecArray): string => (groups?.['label'] === undefined ? '' : ` ${groups['label']}`);

const turned = (heard: string): string[] => {
  for (const pattern of objectFirst) {
    const { what, act = 'mark', as } = pattern.exec(heard)?.groups ?? {};
    if (what === undefined || (act.toLowerCase() === 'mark' && as === undefined)) continue;
    const object = /^(?:rest|others)$/i.test(what) ? `the ${what}` : what.replace(/^and /i, '');
    return [`${act} ${object}${as === undefined ? '' : ` ${as}`}`];
  }
  return [];
};

const formed = (heard: string): string[] =>
  allForms.flatMap(([pattern, order]) => (holds(pattern, heard) ? [heard.replace(pattern, order)] : []));

const allForms = [...forms, ...indirectForms];

/** Words that stand for a time must be one. */
const holds = (pattern: RegExp, heard: string): boolean => {
  if (heard.search(pattern) === -1) return false;
  const time = pattern.global ? undefined : pattern.exec(heard)?.groups?.['time'];
  return time === undefined || isTime(time);
};

const pointsToThis = /\b(?:this|it|that|reminded|remember)\b/i;

/** 'Let me get back to this at the end of the week'. */
const deferred = (heard: string): string[] => {
  const words = heard.replace(/[.!?]+$/, '').split(/\s+/);
  if (!pointsToThis.test(heard) || !canEndTime(words.at(-1)?.toLowerCase() ?? '')) return [];
  const from = words.findIndex((_, at) => at > 1 && !isPointed(words, at) && isTime(words.slice(at).join(' ')));
  return from === -1 ? [] : putOff(words.slice(0, from).join(' '), words.slice(from).join(' '));
};

/** 'This one tomorrow' is not at one. */
const isPointed = (words: readonly string[], at: number): boolean =>
  /^one$/i.test(words[at] ?? '') && /^(?:this|that|the|next)$/i.test(words[at - 1] ?? '');

const putOff = (before: string, time: string): string[] => {
  if (reminding.test(before)) return [`remind me ${time}`];
  return deferring.test(before) ? [`snooze it until ${time.replace(/^(?:until|till|on|at) /i, '')}`] : [];
};
