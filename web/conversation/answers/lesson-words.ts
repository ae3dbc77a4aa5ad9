// A lesson in words, with the people in it as Flow calls them.
import type { Lesson } from '#domain/lesson.ts';
import { lessonWords } from '#language/en/asking/lesson-replies.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';

export const nameLesson = (one: Lesson): string => lessonWords(one, whoIn(one));

/** The whole name of somebody whom another first name is about. */
const whoIn = ({ kind, who }: Lesson): string => {
  if (who === null) return '';
  return (kind === 'called' ? who.name : spokenName(who)) || who.email;
};
