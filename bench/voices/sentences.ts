// What every voice says to the bench. Flow's intent for the typed words is the expected result, so nobody writes labels.
import type { GrammarName } from '#domain/speech.ts';

/** `nobody`: speech that is not for Flow. `state`: a situation of the independent sentences. */
export type Line = { group: 'control' | 'command' | 'answer' | 'nobody'; state: string; words: string };

const lines = (group: Line['group'], state: string, text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((words) => ({ group, state, words: words.trim() }));

export const sentences: readonly Line[] = [
  ...lines(
    'control',
    'mail',
    `
    next
    skip this one
    previous
    go back
    pause
    resume
    stop
    faster
    slow down a little
    normal speed
    read it
    say that again
    start over
    back to my inbox
    `,
  ),
  ...lines(
    'command',
    'mail',
    `
    archive this
    archive this email please
    delete it
    mark as read
    mark it unread
    star this
    snooze it until monday
    snooze until tomorrow morning
    snooze for two hours
    remind me about this on friday
    remind me if she does not answer by monday
    label it legal
    move this to travel
    unsubscribe
    block this sender
    mark as spam
    undo that
    put it back
    reply to her
    reply to everyone
    forward this to tom
    write to sarah
    say thanks
    decline politely
    find emails from maya
    show me unread emails
    archive all newsletters
    delete all promotions
    who is this from
    what is this about
    when was it sent
    is there a deadline
    any attachments
    how many left
    what do they want
    what's on my calendar today
    what's my next meeting
    am i free on thursday afternoon
    when is the pricing review
    move my one on one with tom to friday at ten
    cancel the board meeting
    schedule a call with priya tomorrow at three
    what can i say
    `,
  ),
  ...lines('answer', 'question', 'yes\nyes archive it\nno thanks\nnever mind'),
  ...lines('answer', 'confirming', 'yes archive them\ncancel'),
  ...lines('answer', 'ready', 'send it\nread it back\ndiscard it\nsave it as a draft'),
  ...lines(
    'nobody',
    'mail',
    `
    the train to the airport leaves from platform nine
    we had a wonderful time at the lake last summer
    could you pass me the salt and the pepper
    i forgot my umbrella on the bus again
    stocks fell sharply in early trading
    call the plumber about the bathroom
    he scored in the last minute of the game
    the soup needs a little more garlic
    welcome back to the show everybody
    she bought three pounds of apples and some cheese
    let me know when you are ready to leave
    one two three four five six seven
    `,
  ),
];

/** Names in the request, as the page would send them. */
export const names: readonly string[] = ['Maya', 'Tom', 'Sarah', 'Daniel', 'Priya', 'Legal', 'Receipts', 'Travel'];

export const grammarFor = (state: string): GrammarName => {
  if (state === 'question') return 'question';
  if (state === 'confirming') return 'bulk';
  return state === 'ready' ? 'draft' : 'inbox';
};
