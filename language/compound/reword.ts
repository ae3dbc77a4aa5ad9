// The plain order that an indirect sentence means. Only its form changes: 'could everything but Tom’s mails be archived' is 'archive
// everything but Tom’s mails'.
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
  toAll,
  whoAll,
} from '#language/en/compound/reword-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
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

/** Without the words that only lead up to the request. */
export const withoutPreamble = (heard: string): string[] => {
  const plain = straight(heard.trim());
  const bare = bareOf(plain);
  return heard.length > longest || bare === plain ? [] : [asTyped(bare, heard)];
};

const longest = 160;

const lastClause = (heard: string): string => heard.split(/,\s+(?:so |and )?/).at(-1) ?? heard;

const bareOf = (heard: string): string => {
  const bare = heard.replace(preamble, '');
  const plain = mayMind.test(heard) ? gerunds.reduce((words, [from, to]) => words.replace(from, to), bare) : bare;
  return plain === '' ? heard : plain;
};

const kept = (heard: string): string[] => {
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
      return [`${toAll.test(who) ? 'tell everyone' : 'tell them'}: ${words}`];
  }
  return null;
};

const isMessage = (words: string, who: string, heard: string): boolean =>
  !noMessage.test(words) && !(isTime(words) && answering.test(heard)) && !(toAll.test(who) && whoAll.test(words));

const isTime = (words: string): boolean => parseWhen(normalize(words).split(' ')) !== null;

const passive = (heard: string): string[] => {
  for (const pattern of passives) {
    const { what, done = '', then, but = '' } = pattern.exec(heard)?.groups ?? {};
    const order = what === undefined ? null : orderOf(what, done);
    if (order === null) continue;
    const next = then === undefined ? null : orderOf('it', then.replace(/^(?:,? and)?(?: then)? /i, ''));
    return [`${order}${but}${next === null ? '' : ` and ${next}`}`];
  }
  return [];
};

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
  forms.flatMap(([pattern, order]) => (pattern.test(heard) ? [heard.replace(pattern, order)] : []));

/** 'Let me get back to this at the end of the week'. */
const deferred = (heard: string): string[] => {
  const words = heard.replace(/[.!?]+$/, '').split(/\s+/);
  for (let from = 2; from < words.length; from += 1) {
    const time = words.slice(from).join(' ');
    // 'This one tomorrow' is not at one.
    if (/^one$/i.test(words[from] ?? '') && /^(?:this|that|the|next)$/i.test(words[from - 1] ?? '')) continue;
    if (parseWhen(normalize(time).split(' ')) === null) continue;
    const before = words.slice(0, from).join(' ');
    if (reminding.test(before)) return [`remind me ${time}`];
    return deferring.test(before) ? [`snooze it until ${time.replace(/^(?:until|till|on|at) /i, '')}`] : [];
  }
  return [];
};
