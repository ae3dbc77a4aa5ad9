// What a person may set. The values follow the person to each device.
import * as z from 'zod/mini';
import { BoardName } from './board-name.ts';
import { holdSeconds } from './draft.ts';

/** Minutes after midnight. */
const Minutes = z.number().check(z.int(), z.gte(0), z.lt(24 * 60));

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  captions: z.boolean(),
  /** E archives, J goes on. */
  singleKeys: z.boolean(),
  smallSounds: z.boolean(),
  /** Flow speaks with its second voice, and reads mail with its first. */
  secondVoice: z.boolean(),
  /** How long what others would hear of waits before it leaves. */
  holdSeconds: z.number().check(z.int(), z.gte(holdSeconds.least), z.lte(holdSeconds.most)),
  workday: z.object({ from: Minutes, to: Minutes }).check(z.refine(({ from, to }) => to - from >= 60)),
  /** IANA name, which the server checks. Null: the device's. */
  timeZone: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
  /** A sentence that Flow does not understand may go to the configured language model. */
  modelHelps: z.boolean(),
  /** Days that the server keeps what it heard. */
  heardDays: z.number().check(z.int(), z.gte(0), z.lte(30)),
  /** On the leaderboard. Null: a neutral name. */
  boardName: z.nullable(BoardName),
  onBoard: z.boolean(),
  /** The first opening of a morning shows the briefing. */
  briefingOnOpening: z.boolean(),
  /** When a notice says that it is ready. Null: none does. */
  briefingAt: z.nullable(Minutes),
  wrapUpAt: z.nullable(Minutes),
});
export type Settings = z.infer<typeof Settings>;

export type SettingName = keyof Settings;

const isName = (name: unknown): name is SettingName => typeof name === 'string' && Object.hasOwn(Settings.shape, name);

export const SettingName = z.custom<SettingName>(isName);

export const firstSettings: Settings = {
  theme: 'system',
  captions: true,
  singleKeys: true,
  smallSounds: true,
  secondVoice: false,
  holdSeconds: holdSeconds.usual,
  workday: { from: 9 * 60, to: 18 * 60 },
  timeZone: null,
  modelHelps: false,
  heardDays: 30,
  boardName: null,
  onBoard: true,
  briefingOnOpening: false,
  briefingAt: null,
  wrapUpAt: null,
};

/** One setting with a value of its own kind. */
export type Setting = { [Name in SettingName]: { name: Name; value: Settings[Name] } }[SettingName];

const isSetting = (one: unknown): one is Setting =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'value' in one &&
  isName(one.name) &&
  Settings.shape[one.name].safeParse(one.value).success;

export const Setting = z.custom<Setting>(isSetting);

/** The settings with those values instead. A value of another version counts as not set. */
export const settingsWith = (base: Settings, values: Readonly<Record<string, unknown>>): Settings =>
  Settings.parse({
    ...base,
    ...Object.fromEntries(Object.entries(values).filter(([name, value]) => isSetting({ name, value }))),
  });
