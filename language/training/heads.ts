// The classes of the task classifier: SLURP's intents for mail and calendar, Flow's own commands, and several classes for everything else.
import type { Row } from './rows.ts';

export type HeadName = 'slurp' | 'product';

/** The class of a row for a head, and its weight. Null if the row has no label for it. */
export interface Lesser {
  readonly label: string;
  readonly weight: number;
}

export const labelFor = (head: HeadName, row: Row): Lesser | null => (head === 'slurp' ? ofSlurp(row) : ofProduct(row));

/** This mark is on classes that are not for Flow. */
export const isOther = (label: string): boolean => label.startsWith('-');

const ofSlurp = (row: Row): Lesser | null => {
  if (row.intent === null) return null;
  if (row.inScope) return { label: row.intent, weight: 1 };
  if (row.source !== 'clinc') return { label: kindOf(row.intent), weight: 1 };
  return { label: clincAs.get(row.intent) ?? '-clinc', weight: clincWeight };
};

const ofProduct = (row: Row): Lesser | null => {
  if (row.product !== undefined && row.product !== null) return { label: row.product, weight: 1 };
  if (row.product === undefined || row.intent === null) return null;
  if (row.source === 'clinc') return { label: `-${row.intent}`, weight: 1 };
  return { label: widely(row.intent), weight: 0.5 };
};

const widely = (intent: string): string => {
  const [scenario = ''] = intent.split('_');
  return far.get(scenario) ?? (worldly.has(scenario) ? '-world' : `-${scenario}`);
};

const worldly = new Set(['weather', 'news', 'qa', 'datetime', 'recommendation']);

/** Intents near mail and calendar get fine classes, distant ones coarse classes. */
const kindOf = (intent: string): string => {
  if (near.has(intent)) return `-${intent}`;
  const [scenario = ''] = intent.split('_');
  return far.get(scenario) ?? `-${scenario}`;
};

const near = new Set(['alarm_set', 'lists_createoradd', 'recommendation_events', 'general_quirky']);

const far: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '-media': ['music', 'play', 'audio'],
    '-home': ['iot', 'cooking'],
    '-ways': ['transport', 'takeaway'],
  }).flatMap(([wide, scenarios]) => scenarios.map((scenario) => [scenario, wide] as const)),
);

const clincWeight = 0.3;

const clincAs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    clinc_calendar: 'calendar_query',
    clinc_meeting_schedule: 'calendar_query',
    clinc_schedule_meeting: 'calendar_set',
    clinc_reminder_update: 'calendar_set',
    clinc_reminder: 'calendar_query',
    clinc_alarm: '-alarm_set',
    clinc_date: '-datetime',
    clinc_time: '-datetime',
    clinc_weather: '-weather',
    clinc_todo_list: '-lists',
    clinc_todo_list_update: '-lists_createoradd',
    clinc_definition: '-qa',
    clinc_oos: '-qa',
    clinc_change_volume: '-media',
  }),
);
