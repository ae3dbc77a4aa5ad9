// The union of all intents: one, a group, or one that needs a confirmation.
import type { Command } from '#commands/registry.ts';
import type { AppControl } from '#language/app/app-control.ts';
import type { RefusalReason } from '#language/app/refusal.ts';
import type { BulkAnswer } from '#language/bulk/bulk-intent.ts';
import type { Answer } from '#language/engine/question.ts';
import type { ControlIntent, FallbackIntent, SceneIntent } from '#language/engine/scene-parser.ts';
import type { Recurrence } from '#language/engine/slots/recurrence.ts';
import type { MailControl } from '#language/mail/mail-intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';
import type { PhrasedPlayerControl, PlayerControl } from '#language/player/player-control.ts';
import type { PhrasedSearchControl, SearchControl } from '#language/search/search-control.ts';
import type { RequestDetails } from '#language/unsupported/unsupported-intent.ts';
import type { TabledIntent } from './scenes.ts';

/** Free, and handled on the device. */
export type Control = AppControl | MailControl | PlayerControl | SearchControl;

/** Controls that whole phrases ask for. */
export type PhrasedControl = AppControl | PhrasedPlayerControl | PhrasedSearchControl;

export type ParsedUtterance =
  | CertainIntent
  /** Flow asks first: the model predicted it, or it is one of several parts and Flow did not understand the rest (`beside`). */
  | { kind: 'unsure'; meant: CertainIntent; beside?: Intent };

export type CertainIntent = Intent | IntentGroup | SceneIntent;

/** Two to four intents, done in this order and undone together. */
export type IntentGroup = { kind: 'several'; parts: readonly Intent[]; by?: 'grammar' | 'model' };

/** `by`: a phrase found it, or a model. */
export type Intent = AnyIntent & { by?: 'grammar' | 'model' };

type AnyIntent = SharedIntent | Exclude<TabledIntent, { kind: SharedIntent['kind'] }>;

/** Kinds that several scenes share, or that belong to the app. */
type SharedIntent =
  /**
   * `lesser`: the milder of two intents, which the reply mentions. `rhythm`: a recurring time, of which only the first
   * counts.
   */
  | { kind: 'command'; command: Command; by: 'grammar' | 'model'; lesser: boolean; rhythm?: Recurrence }
  | ControlIntent<Control>
  | { kind: 'answer'; answer: Answer }
  | { kind: 'inquiry'; about: Inquiry; count: number | null }
  | { kind: 'bulk-answer'; answer: BulkAnswer }
  /** `asked`: the details of a request that Flow does not support yet. */
  | { kind: 'refused'; why: RefusalReason; asked?: RequestDetails }
  | FallbackIntent;
