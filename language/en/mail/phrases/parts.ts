// Shared parts of command phrases.

/** Handled, and on to the next, which follows anyway. */
export const onward = '[and (next|go on|move on|keep going|carry on|go to the next one|on to the next [one])]';

/** 'Ignore that' may refer to Flow's last words, so a phrase to mute names the thread. */
export const talk =
  '(this|the|that) [whole|entire] (thread|conversation|discussion|exchange|back and forth|chain|email chain|mail chain)';

export const oops = '[oops|whoops|no|no wait|wait|oh no|wait no|no no]';

export const them =
  '(them|him|her|(the|this|that) (sender|person|address|guy|company|woman|man)|whoever (sent|wrote) {mail})';

export const tag = '(label|tag)';
