// Opens the video call of an event. Only links of known services open by voice; everything else needs a press on the calendar.
import type { Occurrence } from '#domain/agenda.ts';
import { joinReplies } from '#language/en/calendar/answer-replies.ts';
import { notice } from '#web/ui/notices/notice.ts';
import { type AgendaWorld, conferenceNames, titleOf } from './agenda-world.ts';

/** Returns what Flow says. */
export const joinCall = (one: Occurrence, world: AgendaWorld): string => {
  const { conference, stranger } = one.event;
  const title = titleOf(one, world);
  if (conference === null || stranger) return joinReplies.none(title);
  if (conference.kind === 'other') return joinReplies.other(title);
  const name = conferenceNames[conference.kind];
  if (opened(conference.url)) return joinReplies.opening(name);
  notice({
    title: joinReplies.press(name),
    about: 'join',
    stays: 'until answered',
    action: { label: 'Join', altText: 'Open the calendar to join', run: () => void opened(conference.url) },
  });
  return joinReplies.press(name);
};

/** A browser may refuse a window that no press asked for. */
const opened = (url: string): boolean => {
  const page = open('', '_blank');
  if (page === null) return false;
  page.opener = null;
  page.location.href = url;
  return true;
};
