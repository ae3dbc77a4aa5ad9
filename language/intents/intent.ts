// What an utterance may be understood as: the intents of all scenes, one at a time, several at once, or one to be confirmed.
import type { Command } from '#commands/registry.ts';
import type { AppControl } from '#language/app/app-control.ts';
import type { RefusalReason } from '#language/app/refusal.ts';
import type { BulkAnswer } from '#language/bulk/bulk-intent.ts';
import type { Answer } from '#language/engine/question.ts';
import type { ControlIntent, FallbackIntent, SceneIntent } from '#language/engine/scene.ts';
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
  /** It is asked about before it is done: the model took it for this, or it is one part of what was said, and the rest was `beside`. */
  | { kind: 'unsure'; meant: CertainIntent; beside?: Intent };

/** What is done as soon as it is understood. */
export type CertainIntent = Intent | IntentGroup | SceneIntent;

/** Said in one breath: two to four, done in this order, and taken back as one. */
export type IntentGroup = { kind: 'several'; parts: readonly Intent[]; by?: 'grammar' | 'model' };

/** `by`: by a phrase, or by a model of what people say in their own words. */
export type Intent = AnyIntent & { by?: 'grammar' | 'model' };

type AnyIntent = SharedIntent | Exclude<TabledIntent, { kind: SharedIntent['kind'] }>;

/** Kinds that more than one scene makes, or the app itself. */
type SharedIntent =
  /** `lesser`: the words could have meant something graver, and what is said back tells so. `rhythm`: only the first of those times. */
  | { kind: 'command'; command: Command; by: 'grammar' | 'model'; lesser: boolean; rhythm?: Recurrence }
  | ControlIntent<Control>
  | { kind: 'answer'; answer: Answer }
  /** `count`: a number that was said with it. */
  | { kind: 'inquiry'; about: Inquiry; count: number | null }
  | { kind: 'bulk-answer'; answer: BulkAnswer }
  /** `asked`: of what Flow does not do yet. */
  | { kind: 'refused'; why: RefusalReason; asked?: RequestDetails }
  | FallbackIntent;
