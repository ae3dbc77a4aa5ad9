// Whether a new event gets a video link.
import type { SpokenEvent } from '#language/calendar/event-request.ts';
import { byVideo, inPerson } from '#language/en/calendar/event-words.ts';
import { settings } from '#web/data/settings.ts';

type New = Pick<SpokenEvent, 'video'> & { title: string; place: string; guests: number };

/** The words decide, then the title, then the setting. A meeting at a place, or a lunch, needs no link. */
export const wantsVideo = ({ video, title, place, guests }: New): boolean =>
  video ??
  (guests > 0 && place === '' && (byVideo.test(title) || (settings.current().videoCalls && !inPerson.test(title))));
