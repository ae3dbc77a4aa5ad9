// Words that recognisers confuse with Flow's own, as pairs of misheard and intended. No phrase of Flow contains a
// misheard word, so a correction costs nothing.

export const misheardWords: readonly (readonly [heard: string, meant: string])[] = [
  ...pairs('archive', 'achieve, arkive, arc hive, ark hive, our hive, our chive, are kive, archaic'),
  ...pairs('archived', 'achieved, arkived'),
  ...pairs('email', 'e male, female, he male'),
  ...pairs('emails', 'e males, females'),
  ...pairs('mail', 'male, mayo'),
  ...pairs('mails', 'males'),
  ...pairs('inbox', 'in box, end box'),
  ...pairs('remind', 'remained, rewind, re mind'),
  ...pairs('reminder', 'remainder'),
  ...pairs('reply', 'replay, rely, re ply'),
  ...pairs('forward', 'foreword, four word, for word'),
  ...pairs('draft', 'draught, graft'),
  ...pairs('snooze', 'snows, snews, snoos, news, snus'),
  ...pairs('star', 'stare, stir, tsar'),
  ...pairs('unstar', 'on star, un star'),
  ...pairs('unsubscribe', 'on subscribe, un subscribe'),
  ...pairs('mute', 'moot, newt'),
  ...pairs('unmute', 'on mute, un mute'),
  ...pairs('undo', 'undue, on do, un do, on due'),
  ...pairs('redo', 're do, read you'),
  ...pairs('delete', 'deleat, the leet, dilute'),
  ...pairs('spam', 'span, spam mm'),
  ...pairs('read', 'reed'),
  ...pairs('as read', 'as red, is read, is red'),
  ...pairs('unread', 'on read, on red, un red'),
  ...pairs('next', 'necks, nex, nexed'),
  ...pairs('previous', 'previews'),
  ...pairs('skip', 'skype, skipped'),
  ...pairs('pause', 'paws, pores, pours'),
  ...pairs('faster', 'fester'),
  ...pairs('label', 'able, lapel, labeled'),
  ...pairs('attachments', 'attached mints, a tax mints'),
  ...pairs('summarize', 'summer eyes, summer rise'),
  ...pairs('sent', 'scent, cent'),
  ...pairs('calendar', 'calender, colander'),
];

function pairs(meant: string, heard: string): (readonly [string, string])[] {
  return heard.split(', ').map((one) => [one, meant]);
}
