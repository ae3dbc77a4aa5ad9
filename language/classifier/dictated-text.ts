// Recognises text by the words before it: 'reply saying', 'note to self', 'remember that'. Pure.
import { inTheseWords, textFollows } from '#language/en/classifier/intent-words.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';

/**
 * 'Tell her I will mute the thread' mutes nothing. `rather`: the model's intent for the same words. A short reply wins
 * unless the person says 'in these words'.
 */
export const isDictatedText = (intent: ParsedUtterance, heard: string, rather: string): boolean =>
  intent.kind === 'draft' && textFollows.test(heard) && (rather !== 'short' || inTheseWords.test(heard));
