// Times that a person keeps free for somebody outside, until that person answers.
import * as z from 'zod/mini';
import { DraftId } from './draft.ts';
import { EventKey } from './event-ref.ts';
import { CommandId } from './id.ts';
import { Address } from './mail.ts';
import { EventSpan } from './wall-time.ts';

/** More times than these give the reader work. */
export const mostHeld = 3;

/** `at`: the event that keeps it. */
export const HeldTime = z.object({ at: EventKey, span: EventSpan });
export type HeldTime = z.infer<typeof HeldTime>;

/** `draftId`: the mail that offers the times. `endsAt`: without an answer, Flow then lets them go. */
export const HoldFor = z.object({ person: Address, draftId: DraftId, endsAt: z.iso.datetime() });
export type HoldFor = z.infer<typeof HoldFor>;

/** Of the command that made it. */
export const TimeHold = z.extend(HoldFor, { id: CommandId, times: z.array(HeldTime) });
export type TimeHold = z.infer<typeof TimeHold>;
