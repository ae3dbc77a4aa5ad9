// 'Send it Monday at eight': schedules a send.
import { laterLeads } from '#language/en/drafting/later-phrases.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { When } from '#language/engine/slots/spoken-time.ts';
import { parseWhen } from '#language/engine/slots/when.ts';

/** Null if the words do not send at a time. */
export const parseSendTime = (heard: string): When | null => {
  const said = heard.trim().replace(/[.!?]+$/, '');
  for (const lead of laterLeads) {
    const words = lead.exec(said)?.[1];
    const when = words === undefined ? null : parseWhen(normalize(words).split(' '));
    if (when !== null) return when;
  }
  return null;
};
