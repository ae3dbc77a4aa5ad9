// The one table of what a language model may propose, as Flow's own intents by name and phrase. The model sees only those of the current
// state, and its answer is limited to them.
import type { DialogueState } from './dialogue-state.ts';
import { type IntentLabel, intentLabels, isIntentLabel } from './intent-labels.ts';

export type Proposal = { intent: IntentLabel; about: string | null };

/** The proposals that apply in all of these states, with their phrases. */
export const proposalsIn = (places: readonly string[]): { intent: IntentLabel; phrases: readonly string[] }[] =>
  proposable
    .filter(({ intent }) => {
      const where: readonly DialogueState[] = intentLabels[intent];
      return where.some((place) => places.includes(place));
    })
    .map(({ intent, phrases }) => ({ intent, phrases: phrases.filter((phrase) => typeof phrase === 'string') }));

/**
 * Null if the model may not propose it there, or if it says more than the person did. Names and text come only from the
 * person.
 */
export const proposalOf = (
  { intent, about }: { intent: string | null; about: string | null },
  words: string,
  places: readonly string[],
): Proposal | null => {
  const proposal = proposalsIn(places).find((one) => one.intent === intent);
  const what = about?.trim() || null;
  if (proposal === undefined || (what !== null && !isSaidIn(what, words))) return null;
  const [plain, whole] = table[proposal.intent] ?? [];
  if (plain === null && what === null) return null;
  return { intent: proposal.intent, about: whole === undefined ? null : what };
};

export const phraseOf = ({ intent, about }: Proposal): string => {
  const [plain, whole] = table[intent] ?? [];
  if (about === null || whole === undefined) return plain ?? '';
  return whole.replace(/\{(\w+)\}/, (_slot, kind: string) => (large.has(kind) ? asName(about) : about));
};

/** Compares whole words, without case and punctuation. */
const isSaidIn = (about: string, words: string): boolean => ` ${plainly(words)} `.includes(` ${plainly(about)} `);

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const asName = (about: string): string => about.replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
const large: ReadonlySet<string> = new Set(['name', 'label']);

/** `plain`: null if the intent needs a target. */
type Phrases = readonly [plain: string | null, whole?: string];

/**
 * Null for kinds that no model may propose: answers, stop, send, hold, text edits, recipients, and anything that one
 * short question cannot describe. `{…}`: details in the person's own words.
 */
const table: Record<IntentLabel, Phrases | null> = {
  archive: ['archive this'],
  'archive!': null,
  trash: ['delete this'],
  'trash@last': ['delete the last one'],
  spam: ['report this as spam'],
  mute: ['mute this thread'],
  unmute: ['unmute this thread'],
  star: ['star this'],
  unstar: ['remove the star'],
  'mark-read': ['mark this as read'],
  'mark-unread': ['mark this as unread'],
  unsubscribe: ['unsubscribe from this list'],
  block: ['block this sender', 'block {name}'],
  unblock: ['unblock this sender', 'unblock {name}'],
  snooze: ['snooze this', 'snooze until {time}'],
  remind: ['remind me about this', 'remind me about this {time}'],
  'remind+archive': [null, 'archive this and remind me {time}'],
  'remind?': [null, 'remind me if nobody answers by {time}'],
  label: ['label this', 'label this as {label}'],
  move: ['move this to a label', 'move this to {label}'],
  unlabel: ['take the label off', 'remove the label {label}'],
  lane: ['show the newsletters'],
  reply: ['reply', 'reply saying {text}'],
  'reply-all': ['reply to everyone', 'reply to everyone saying {text}'],
  forward: ['forward this', 'forward this to {name}'],
  new: ['write a new email', 'write a new email to {name}'],
  'short:thanks': ['reply with thanks'],
  'short:yes': ['reply with a yes'],
  'short:no': ['reply with a polite no'],
  'short:later': ['reply that I need more time'],
  'short:times': ['ask them for some times'],
  note: null,
  next: ['next email'],
  previous: ['go back one email'],
  jump: [null, 'go to the email from {name}'],
  pass: [null, 'skip everything from {name}'],
  'pass-none': ['stop skipping'],
  start: ['catch me up'],
  pause: null,
  resume: ['go on reading'],
  stop: null,
  'read:all': ['read all of it'],
  'read:afresh': ['read it from the beginning'],
  'full-text': ['read every email in full'],
  summaries: ['read summaries only'],
  headlines: ['read headlines only'],
  shorter: ['make it shorter'],
  faster: ['read faster'],
  slower: ['read slower'],
  speed: [null, 'read at {number} times speed'],
  'newest-first': ['newest first'],
  'important-first': ['important ones first'],
  'private:on': ['private mode on'],
  'private:off': ['private mode off'],
  'distance:on': ['go big'],
  'distance:off': ['leave the big screen'],
  'driving:on': ['driving mode on'],
  'driving:off': ['driving mode off'],
  dictation: null,
  original: ['show the original'],
  pictures: ['show the pictures'],
  drafts: ['show my drafts'],
  'hold-setting': ['how long is mail held before it leaves'],
  undo: ['undo that'],
  'take-back': [null, 'undo the last {number}'],
  redo: ['redo that'],
  search: ['look for an email', 'find emails about {text}'],
  refine: [null, 'only those about {text}'],
  'open-result': ['open the chosen result', 'open number {number}'],
  'to-results': ['back to the results'],
  'to-inbox': ['back to my inbox'],
  'option:0': null,
  'option:1': null,
  'option:none': null,
  yes: null,
  no: null,
  'answer:yes': null,
  'answer:bare-yes': null,
  'answer:no': null,
  answer: null,
  'bulk:archive': [null, 'archive all {emails}'],
  'bulk:trash': [null, 'delete all {emails}'],
  'bulk:snooze': null,
  'bulk:unsubscribe': [null, 'unsubscribe from all {emails}'],
  bulk: null,
  'inquiry:gist': ['summarize this'],
  'inquiry:ask': ['what do they want from me'],
  'inquiry:deadline': ['what is the deadline'],
  'inquiry:sender': ['who is this from'],
  'inquiry:others': ['who else is on this email'],
  'inquiry:subject': ['what is the subject'],
  'inquiry:moment': ['when was this sent'],
  'inquiry:attachments': ['are there attachments'],
  'inquiry:file': ['read the attachment'],
  'inquiry:links': ['what links are in this email'],
  'inquiry:safe': ['is this email safe'],
  'inquiry:spell': ['spell the name of the sender'],
  'inquiry:code': ['read me the code'],
  'inquiry:earlier': ['what was said earlier in this thread'],
  'inquiry:why': ['why is this email here'],
  'inquiry:status': ['how many emails are left'],
  'inquiry:done': ['what did I just do'],
  'inquiry:blocked': ['who is blocked'],
  'inquiry:repeat': ['say that again'],
  'inquiry:help': ['what can I say'],
  'no:delete-forever': null,
  'no:no-place': null,
  end: null,
  scratch: null,
  'start-over': null,
  'new-line': null,
  'new-paragraph': null,
  edit: null,
  add: null,
  send: null,
  later: null,
  save: ['save the draft'],
  discard: ['discard the draft'],
  change: ['change the draft'],
  'read-back': ['read it back'],
  'spell-out': null,
  people: null,
  files: null,
  'after-send': null,
  'as-new': null,
  hold: null,
  'hold-all': null,
  unsend: null,
};

const proposable = Object.entries(table).flatMap(([intent, phrases]) =>
  isIntentLabel(intent) && phrases !== null ? [{ intent, phrases }] : [],
);
