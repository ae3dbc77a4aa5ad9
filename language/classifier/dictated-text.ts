// Whether a text was said, with the words that tell so before it: 'reply saying', 'note to self', 'remember that'. Pure.
import { inTheseWords, textFollows } from '#language/en/classifier/intent-words.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';

/**
 * Such a text is written, whatever it would mean by itself: 'tell her I will mute the thread' mutes nothing. `rather`: what the model of wishes
 * takes it for; one of the short replies says what the person said, unless it was said in which words.
 */
export const isDictatedText = (found: ParsedUtterance, heard: string, rather: string): boolean =>
  found.kind === 'draft' && textFollows.test(heard) && (rather !== 'short' || inTheseWords.test(heard));
