// What an utterance may be understood as: the intents of all scenes, one at a time, several at once, or one to be confirmed.
import type { Command } from '#commands/registry.ts';
import type { AppControl } from '#language/app/app-control.ts';
import type { RefusalReason } from '#language/app/refusal.ts';
import type { BulkAnswer } from '#language/bulk/bulk.ts';
import type { Answer } from '#language/engine/question.ts';
import type { ControlIntent, FallbackIntent, SceneIntent } from '#language/engine/scene.ts';
import type { Rhythm } from '#language/engine/slots/rhythm.ts';
import type { MailControl } from '#language/mail/mail-intent.ts';
import type { Inquiry } from '#language/player/inquiry.ts';
import type { PhrasedPlayerControl, PlayerControl } from '#language/player/player-control.ts';
import type { PhrasedSearchControl, SearchControl } from '#language/search/search-control.ts';
import type { Asked } from '#language/unsupported/not-yet.ts';
import type { TabledIntent } from './scenes.ts';

/** Free, and handled on the device. */
export type Control = AppControl | MailControl | PlayerControl | SearchControl;

/** Controls that whole phrases ask for. */
export type PhrasedControl = AppControl | PhrasedPlayerControl | PhrasedSearchControl;

export type Understanding =
  | Sure
  /** It is asked about before it is done: the model took it for this, or it is one part of what was said, and the rest was `beside`. */
  | { kind: 'unsure'; meant: Sure; beside?: One };

/** What is done as soon as it is understood. */
export type Sure = One | Several | SceneIntent;

/** Said in one breath: two to four, done in this order, and taken back as one. */
export type Several = { kind: 'several'; parts: readonly One[]; by?: 'grammar' | 'model' };

/** `by`: by a phrase, or by a model of what people say in their own words. */
export type One = Meant & { by?: 'grammar' | 'model' };

type Meant = SharedIntent | Exclude<TabledIntent, { kind: SharedIntent['kind'] }>;

/** Kinds that more than one scene makes, or the app itself. */
type SharedIntent =
  /** `lesser`: the words could have meant something graver, and what is said back tells so. `rhythm`: only the first of those times. */
  | { kind: 'command'; command: Command; by: 'grammar' | 'model'; lesser: boolean; rhythm?: Rhythm }
  | ControlIntent<Control>
  | { kind: 'answer'; answer: Answer }
  /** `count`: a number that was said with it. */
  | { kind: 'inquiry'; about: Inquiry; count: number | null }
  | { kind: 'bulk-answer'; answer: BulkAnswer }
  /** `asked`: of what Flow does not do yet. */
  | { kind: 'refused'; why: RefusalReason; asked?: Asked }
  | FallbackIntent;
