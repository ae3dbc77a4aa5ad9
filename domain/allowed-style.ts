import { isForgotten, type LessonNotes, lessonIdOf } from './lesson-note.ts';
import { neutralWritingStyle, type WritingStyle } from './writing-style.ts';

/** The writing style without what the person had Flow forget. */
export const allowedStyle = (style: WritingStyle, notes: LessonNotes): WritingStyle => {
  const isGone = (kind: 'greeting' | 'closing' | 'contractions' | 'exclamation'): boolean =>
    isForgotten(notes, lessonIdOf(kind));
  return {
    ...style,
    ...(isGone('greeting') ? { greeting: neutralWritingStyle.greeting } : {}),
    ...(isGone('closing') ? { closing: neutralWritingStyle.closing, name: neutralWritingStyle.name } : {}),
    ...(isGone('contractions') ? { contracts: neutralWritingStyle.contracts } : {}),
    ...(isGone('exclamation') ? { exclaims: neutralWritingStyle.exclaims } : {}),
    greetings: style.greetings.filter(({ email }) => !isForgotten(notes, lessonIdOf('with', email))),
  };
};
