// Flow's phrases as training rows: a random sample of each kind, with the intent in each state. A phrase's chance depends on its words
// alone, so a new phrase changes no other row.
import type { GrammarName } from '#domain/speech.ts';
import { dialogueStatesOf } from '#language/classifier/dialogue-state.ts';
import { type IntentLabel, isIntentLabel } from '#language/classifier/intent-labels.ts';
import { modelWords } from '#language/classifier/model-words.ts';
import type { Template } from '#language/engine/template.ts';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { shortFor } from '#language/evaluation/score.ts';
import { appSourcesOf } from '#language/grammar/sources.ts';
import type { Control, ParsedUtterance } from '#language/intents/intent.ts';
import { understand } from '#language/understand.ts';
import type { IntentRow } from './intent-rows.ts';
import { type Random, randomFor } from './random.ts';

const saidIn: Record<GrammarName, readonly string[]> = {
  inbox: ['mail', 'resting', 'held', 'left', 'found', 'opened', 'undone'],
  history: [],
  question: ['question', 'choice'],
  bulk: ['confirming'],
  draft: ['ready', 'orphan', 'composed'],
  dictation: ['writing'],
  recipients: [],
};

const names: readonly GrammarName[] = ['inbox', 'question', 'bulk', 'draft', 'dictation'];

export const phraseRows = (seed: number): IntentRow[] => {
  const rowsByLabel = new Map<string, Map<string, IntentRow>>();
  for (const name of names)
    for (const { template } of appSourcesOf(name))
      for (const state of saidIn[name])
        for (const text of textsOf(template, state === 'mail' ? 6 : 2, seed)) {
          const situation = situationNamed(state);
          const label = labelOf(understand(text, situation));
          if (label === null) continue;
          const key = `${label} ${state}`;
          const rows = rowsByLabel.get(key) ?? new Map<string, IntentRow>();
          rowsByLabel.set(
            key,
            rows.set(text, {
              words: modelWords(text),
              places: dialogueStatesOf(situation),
              means: [label],
              worth: 0.5,
            }),
          );
        }
  return [...rowsByLabel].flatMap(([key, rows]) => chosen(key, rows, seed));
};

/** The most rows of one label in one state, because some have many more phrases. */
const mostOfEach = 40;

const chosen = (key: string, rows: ReadonlyMap<string, IntentRow>, seed: number): IntentRow[] =>
  [...rows]
    .map(([text, row]) => ({ row, by: randomFor(`${seed} ${key} ${text}`)() }))
    .toSorted((one, other) => one.by - other.by)
    .slice(0, mostOfEach)
    .map(({ row }) => row);

const textsOf = (template: Template, count: number, seed: number): string[] => {
  const random = randomFor(`${seed} ${JSON.stringify(template)}`);
  return Array.from({ length: count }, () => said(template, random).join(' '));
};

const said = (template: Template, random: Random): string[] => {
  switch (template.kind) {
    case 'word':
      return [template.word];
    case 'slot':
      return [oneOf(slots[template.slot] ?? [template.slot], random)];
    case 'one':
      return said(oneOf(template.of, random), random);
    case 'all':
      return template.parts.flatMap((part) => said(part, random));
  }
};

const oneOf = <T>(of: readonly T[], random: Random): T => {
  const one = of[Math.floor(random() * of.length)];
  if (one === undefined) throw new Error('Nothing to choose from.');
  return one;
};

const people = ['Maya', 'Tom', 'Sarah', 'Daniel', 'Priya', 'Anna Berg', 'Mr Lindqvist', 'Oliver'];

const slots: Readonly<Record<string, readonly string[]>> = {
  names: people,
  name: people,
  label: ['Legal', 'Receipts', 'Travel', 'Hiring', 'Acme', 'Insurance', 'School', 'Taxes'],
  count: ['2', '3', '4', '5', '7'],
  rate: ['1.5', '2', '1.25'],
  decimal: ['1.5', '1.25'],
  percent: ['120', '80', '150'],
  when: [
    'tomorrow',
    'monday',
    'friday at 9',
    'tonight',
    'next week',
    'in two hours',
    'the first of december',
    'thursday afternoon',
    'in three days',
  ],
  moment: ['tomorrow', 'monday morning', 'tonight', 'in an hour', 'next week'],
  period: ['last week', 'this month', 'since monday', 'from yesterday'],
  bulk: ['newsletters', 'promotions', 'notifications', 'receipts'],
};

/** The intent label of a parsed utterance, or null if it has none. */
export const labelOf = (intent: ParsedUtterance): IntentLabel | null => {
  const name = nameOf(intent);
  return isIntentLabel(name) ? name : null;
};

const nameOf = (intent: ParsedUtterance): string => {
  const short = shortFor(intent);
  switch (intent.kind) {
    case 'control':
      return ofControl(intent.control, short);
    case 'take-back':
      return 'take-back';
    case 'draft':
      return short.replace(/^(?!short:)(.+?):.*$/, '$1');
    case 'bulk-answer':
      return short.replace(/:(?:only|without)$/, '');
    case 'bulk':
      return isIntentLabel(short) ? short : 'bulk';
    default:
      return plainly(short);
  }
};

const ofControl = (control: Control, short: string): string => {
  if ('on' in control) return `${control.kind}:${control.on ? 'on' : 'off'}`;
  if (control.kind === 'read') return control.afresh ? 'read:afresh' : 'read:all';
  return plainly(short);
};

/** Without its target. */
const plainly = (short: string): string =>
  short
    .replace(/^(?:labels|new-label|which-label|when):(\w+).*$/, '$1')
    .replace(/^(label|move|unlabel|next|previous|open-result|speed|block|unblock):.*$/, '$1')
    .replace(/^remind\?.*$/, 'remind?')
    .replace(/^(?:snooze|remind|archive|star|mute)@last$/, '');
