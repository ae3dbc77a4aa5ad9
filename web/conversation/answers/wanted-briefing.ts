// A briefing that the person asked for. The screen of the briefing gives it.
import type { BriefingKind } from '#domain/briefing.ts';
import { payment } from '#web/commands/pay-for-answer.ts';
import { needCredits } from '#web/commands/unpaid-act.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { deviceObservable } from '#web/data/observable.ts';

/** `pay`: call it once the briefing is there. A briefing that fails costs nothing. */
export type WantedBriefing = { kind: BriefingKind; heard: string | undefined; pay: () => void };

export const wantedBriefing = deviceObservable((): WantedBriefing | null => null);

export const wantBriefing = (
  kind: BriefingKind,
  heard: string | undefined,
  { captions }: { captions: Captions },
): void => {
  const pay = heard === undefined ? () => {} : payment('briefing');
  if (pay === null) return captions.say(needCredits({ kind: 'briefing', of: kind }), heard);
  wantedBriefing.become({ kind, heard, pay });
};
