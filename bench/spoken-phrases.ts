// Test phrases for the recogniser bench: every command, control and question of each state in its likeliest words.
// Flow's intent for the typed phrase is the expected result.

import type { GrammarName } from '#domain/speech.ts';
import type { QuestionAct } from '#language/engine/question.ts';
import { states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { contacts } from '#test/support/contact.ts';

export type Said = { grammar: GrammarName; situation: Situation; phrase: string };

/** Names in the request: people, and the labels of the situations. */
export const spokenNames: readonly string[] = ['Maya', 'Tom', 'Sarah', 'Daniel', 'Legal', 'Receipts', 'Travel'];

const said = (grammar: GrammarName, situation: Situation, phrases: string): Said[] =>
  phrases
    .trim()
    .split('\n')
    .map((phrase) => ({ grammar, situation, phrase: phrase.trim() }));

const people = contacts('Maya', 'Tom', 'Sarah', 'Daniel');

const drafting = { sending: null, people, recipients: { to: [], cc: [], bcc: [] } };

const triage = `
  archive
  archive this one please
  done
  get rid of it
  delete it
  delete this email
  throw it away
  mark as read
  mark it unread
  keep as new
  star this
  flag it
  remove the star
  mute this thread
  mark as spam
  report phishing
  snooze it
  snooze until monday
  snooze for two hours
  later today
  tomorrow morning
  next week
  in half an hour
  remind me about this on friday
  remind me tomorrow
  follow up next week
  remind me if she does not answer by monday
  label it legal
  file under receipts
  move this to travel
  unsubscribe
  take me off this list
  block this sender
  stop blocking them
  undo
  undo that
  take that back
  put it back
  oops
  redo
  delete forever
  empty the trash
`;

const moving = `
  next
  next one
  driving mode
  private mode
  skip
  skip this one
  leave it
  next three
  previous
  go back
  pause
  hold on
  wait a second
  resume
  continue
  go on
  keep going
  faster
  too fast
  slow down a little
  normal speed
  one point five
  double speed
  stop
  that's enough
  i'm done for today
  start
  what's new
  catch me up
  read my email
  go through my inbox
  read it
  read me the whole thing
  from the beginning
  start over
  just headlines
  summaries only
  shorter
  full text
  newest first
  important ones first
  show the newsletters
  back to my own mail
  show the original
  show pictures
  distance mode
  go to number three
  go to the newest
  go to maya
  the one from tom
  skip all from her
  skip the newsletters
  only unread
`;

const asking = `
  who is this from
  what's the subject
  what is this about
  when was it sent
  who else got this
  why is this important
  is this safe
  read the code
  summarize this
  what do they want
  is there a deadline
  any attachments
  open the attachment
  any links
  what have i done today
  what did i just do
  how many left
  how long
  repeat that
  say that again
  help
  what can i say
  spell the name
  read the rest of the thread
  who have i blocked
`;

const writing = `
  reply
  reply to her
  reply to everyone
  reply all
  forward this
  forward this to tom
  new email
  email maya
  write to sarah
  take a note
  open my drafts
  say thanks
  say yes
  decline politely
  ask for more time
  find emails from maya
  find all emails with attachments
  show me unread emails
  did tom answer
  archive all newsletters
  archive everything from daniel
  delete all promotions
  mark everything as read
  undo the last three
  block tom
`;

const held = `
  hold
  hold it
  don't send it
  wait
  cancel that
  stop
  not yet
  stop the send
`;

const asksTo = (act: QuestionAct): Situation => ({ ...states.mail, question: { kind: 'yes-no', act } });

export const spokenPhrases: readonly Said[] = [
  ...said('inbox', states.mail, triage),
  ...said('inbox', states.mail, moving),
  ...said('inbox', states.mail, asking),
  ...said('inbox', { ...states.mail, drafting: { step: 'none', ...drafting } }, writing),
  ...said('inbox', states.held, held),
  ...said(
    'inbox',
    states.found,
    'open it\nthe second one\nopen the third one\nonly with attachments\nback to my inbox',
  ),
  ...said('inbox', states.opened, 'back to the results'),
  ...said(
    'question',
    states.question,
    'yes\nyes archive it\nyeah\nsure\ngo ahead\nno\nnope\nno thanks\nnever mind\nnot now\nleave it\ncancel\nrepeat that\nwait',
  ),
  ...said('question', asksTo('star'), "yes star it\nstar it\ndon't star it\nno don't star it"),
  ...said('question', asksTo('snooze'), "yes snooze it\nyeah snooze it\ndon't snooze it"),
  ...said('question', asksTo('delete'), "yes delete it\ndelete it\ndon't delete it"),
  ...said('question', asksTo('move'), "yes move it\ndon't move it"),
  ...said('question', asksTo('report'), "yes report it\ndon't report it"),
  ...said('question', asksTo('remind'), 'yes remind me'),
  ...said('question', asksTo('undo'), 'yes undo it'),
  ...said('question', asksTo('both'), "yes do both\ndon't do both"),
  ...said(
    'question',
    { ...states.choice, question: { kind: 'which', options: ['Legal', 'Travel', 'Receipts'] } },
    'the first one\nthe second\nnumber two\nthe third one\nlegal\ntravel\nneither\nthe other one',
  ),
  ...said('question', states.asked, 'tomorrow\nmonday at eight\nin two hours\nthis evening\nnext week'),
  ...said(
    'bulk',
    { ...states.mail, confirming: 'archive' },
    'yes archive them\narchive all of them\nyes\ngo ahead\nno\nno thanks\ncancel\nnever mind\nonly from maya\nnot from tom\nwait',
  ),
  ...said('bulk', { ...states.mail, confirming: 'trash' }, 'yes delete them\ndelete all of them\nleave them'),
  ...said('bulk', { ...states.mail, confirming: 'unsubscribe' }, 'yes unsubscribe'),
  ...said(
    'draft',
    { ...states.fresh, isPlaying: false, drafting: { step: 'ready', number: 47, ...drafting } },
    `
  send it
  yes send it
  looks good send it
  send it now
  send it tomorrow morning
  send it monday at eight
  send it later
  hold it
  don't send it
  wait
  read it back
  how does it sound
  change it
  let me change it
  discard it
  throw it away
  never mind
  save it as a draft
  finish later
  start over
  undo
  add maya
  c c tom
  delete the last sentence
  forty seven
  help
  repeat that
`,
  ),
  ...said(
    'dictation',
    { ...states.fresh, isPlaying: false, drafting: { step: 'writing', ...drafting } },
    `
  that's it
  i'm done
  end dictation
  new paragraph
  new line
  scratch that
  delete the last sentence
  delete the last two words
  start over
  undo that
  read it back
  send it
  discard it
  save draft
  stop
`,
  ),
  ...said(
    'recipients',
    {
      ...states.fresh,
      isPlaying: false,
      drafting: {
        step: 'ready',
        ...drafting,
        asks: { kind: 'which', field: 'to', people: people.slice(0, 3), rest: [] },
      },
    },
    'the first\nthe second one\nmaya\nsarah\nnone of them\nneither\ncancel\ndiscard it',
  ),
];
