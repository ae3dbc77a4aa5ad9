// Questions about the current mail, the position in it, and past acts. Complete by kind.
import type { Inquiry } from '#language/player/inquiry.ts';

const mail = '(this|it|that|this one|this mail|this email|this message|the mail|the email|the message)';
const they = '(they|he|she|the sender)';
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const nth = `[(${['{count}', ...ordinals].join('|')})]`;
const file =
  '(attachment|attachments|file|pdf|document|picture|photo|image|spreadsheet|invoice|text file|attached file)';

export const inquiryPhrases: Record<Inquiry, readonly string[]> = {
  done: [
    'what did i [just] do',
    'what have i [just] done [so far|today|just now]',
    '(read|tell me|show|list|read me|what were|what are) my last [{count}] (actions|acts|commands|steps)',
    'what was the last thing i did',
    'what did i do (last|just now|so far|today)',
    'my last actions',
    'read my history',
  ],
  status: [
    'how many [(emails|mails|messages)] [(are|do i have)] (left|to go|remaining|remain)',
    '(where are we|how far are we|how far am i|how much is left|how long [is it] [still])',
    'what is left',
    'am i done [yet]',
    'are we (done|there) yet',
    'how (long|much longer|many minutes) [will] [it|this] [take|left]',
    'how am i doing',
    'how many [did i do|have i done] today',
  ],
  sender: [
    `who is ${mail} from`,
    `who (sent|wrote|is behind) ${mail}`,
    '(from whom|who is it|who is that|who is this|who wrote)',
    'where am i',
    '(repeat|say|tell me) the sender [again]',
    '(which one|which mail|which email) is (this|it|that)',
    'whose (mail|email) is this',
  ],
  safe: [
    `is ${mail} (safe|legit|legitimate|genuine|real|fake|a scam|a fraud|phishing|a phishing mail|a phishing email|suspicious|fishy|dangerous|trustworthy|ok to open)`,
    `(can|should) i (trust|believe|worry about) (${mail}|${they}|them|him|her|the address)`,
    `who is ${mail} (really|actually) from`,
    `(where|who) did ${mail} (really|actually) come from`,
    `who (really|actually) (sent|wrote|is behind) ${mail}`,
    `is ${mail} (really|actually) from (them|him|her|who it says)`,
    `(did|does) ${they} (really|actually) (send|write|sent) ${mail}`,
    `is ${they} (really|actually) who ${they} (say|says) ${they} (is|are)`,
    `(check|verify) (the sender|who sent ${mail}|where ${mail} came from)`,
    'is something wrong with (this|it|this one|this email|this mail|the sender)',
  ],
  code: [
    '(read|say|tell|show|give) [me] (the|that|this|my) [(sign in|login|security|verification|access)] (code|passcode)',
    'what is (the|that|this|my) [(sign in|login|security|verification|access)] (code|passcode)',
    '(read|say) (the|that) code (digit by digit|out loud)',
  ],
  subject: [`(what is|tell me|read) the subject [of ${mail}]`, `what is ${mail} about`, 'the subject'],
  moment: [
    `when (was|is) ${mail} (sent|from|written)`,
    `when did (${mail}|${they}) (come|arrive|come in|write|send ${mail})`,
    `(how old is ${mail}|what time was ${mail} sent|when did i get ${mail})`,
  ],
  others: [
    `who else (is on|got|received|is in|reads) ${mail}`,
    `who (is|else is) (copied|cc'd|on copy|in copy|in cc)`,
    `who was ${mail} sent to`,
    'to whom [was (this|it) sent]',
  ],
  gist: [
    `(summarize|summarise|sum up|recap) [${mail}]`,
    '[the] (tldr|tl dr|gist|summary|bottom line|short version)',
    `(give me|tell me|what is) (the|a) (gist|tldr|tl dr|summary|bottom line|short version|point) [of ${mail}]`,
    'sum it up',
    '(just|only|read me|give me|tell me) [just|only] the (highlights|key points|main points|important (bits|parts|points)|main (bits|parts))',
    'in short',
    `in a nutshell`,
  ],
  thread: [
    '(give me|tell me|what is) (the|a) (gist|summary|short version) of (the|this|that) [whole] (thread|conversation)',
    '(summarize|summarise|sum up|recap) (the|this|that) [whole] (thread|conversation)',
    '(where do we stand|where does this stand|where are we on this|what is the state of this|catch me up on this)',
  ],
  changed: [
    'what [has|is] changed [here|in this thread|since|since then|since i last wrote|since last time]',
    '(did anything|has anything) (change|changed)',
    'what is new (here|in this thread|in here)',
  ],
  decided: [
    '(who decided|what [was|has been|did they|did we] (decided|decide|agreed|agree) [on|upon] [here|in this thread])',
    '(was|has) (anything|something) [been] decided',
    'what (was|is) the decision',
  ],
  newsletters: [
    '(summarize|summarise|sum up|recap|give me a summary of) [all] [the|my] (newsletters|newsletter)',
    'what is in [the|my] newsletters',
    'what do [the|my] newsletters say',
  ],
  notices: [
    '(summarize|summarise|sum up|recap|give me a summary of) [all] [the|my] (notifications|notices|updates|receipts|automatic mails)',
    'what is in [the|my] (notifications|receipts)',
    'what do [the|my] (notifications|notices) say',
  ],
  ask: [
    `what (do|does) ${they} (want|need|ask|ask for|want from me|need from me) [from me|of me]`,
    '(what is|what is in) the ask',
    `what (is asked|am i asked|is wanted) [of me|for|to do]`,
    `(what is the question|is anything asked|what do i have to do|what should i do|do i have to do anything|is there a question)`,
    `(does ${mail} need|do i need to) (an answer|a reply|answer|reply)`,
  ],
  deadline: [
    '[is there|are there] [any|a] (deadline|deadlines|due date)',
    `(when is ${mail} due|by when|until when|till when|what is the deadline|how urgent is ${mail})`,
    `when do ${they} (need|want) (it|this|an answer|my answer)`,
  ],
  attachments: [
    '[are there|is there|does it have|has it] [any|an] (attachment|attachments|file|files) [attached]',
    '(what is|is anything|anything) attached',
    'what (files|attachments) (are there|are attached|does it have)',
    '(read|list|tell me|name) [me] [all] the (attachments|files)',
    'how many (attachments|files) [are there|does it have|are attached]',
  ],
  file: [
    `(open|show|show me|read|read me|preview|view|look at|play) (the|that|this|an) ${nth} ${file}`,
    `(open|show|show me|read|read me|preview|view|look at) (attachment|file) [number] {count}`,
    `(what is|what does it say) in (the|that|this) ${nth} ${file}`,
    `(open|show|read|preview|view) (it|that) attachment`,
  ],
  links: [
    '[are there|is there|does it have|has it] [any|a] (link|links|web address|urls)',
    '(what|which) links (are there|are in (it|this)|does it have)',
    `(read|list|show|open|follow|click) [me] [on] (the|that|this|a) ${nth} (link|links)`,
    '(where|what) does (the|that|this) link (go|lead|lead to|go to)',
  ],
  earlier: [
    'what was before [that|this|it]',
    '(read|show|play) [me] [the] (rest of the thread|whole thread|whole conversation|thread|conversation|history)',
    '[read|read me|what were] [the] (earlier|older|previous) (messages|mails|emails|parts|ones)',
    `what (did|was) ${they} (write|say|said|written) before [that|this]`,
    'what did i (write|say) (before|before that|to them|to him|to her)',
    '(continue past|what is in) the quote',
    '(read|read me|play|show me) the last {count} (messages|mails|emails)',
    'what (came|was said|happened) (before|earlier) [that|this]',
  ],
  blocked: [
    '(who|whom|which senders) (have i|did i|do i have) (blocked|block)',
    '(who|which senders) (is|are) blocked',
    '(show|show me|list|read|read me|open|what are) [(my|the)] blocked (senders|people|addresses|list)',
    '(is|are) (anyone|anybody|someone) blocked',
    'my blocked senders',
  ],
  why: [
    `why (this|that|this one|this mail|this email|this message|that one)`,
    `why is ${mail} (important|first|next|here|on top|at the top|up|urgent|now|so early|in other|in the newsletters|set aside|not important|so late|at the end)`,
    `why (do|did|are|am|were) (you|i) (read|reading|show|showing|pick|picking|choose|hear|hearing|skip|set) ${mail} [to me|first|now|aside]`,
    `(what makes ${mail} important|what is so important about ${mail}|how did you rank ${mail})`,
  ],
  spell: [
    '(spell|spell out) (that|it|this|the name|the address|their name|his name|her name|the sender)',
    '(how is|how do you) (that|it|this|the name) (spelled|spelt)',
    'how do you spell (that|it|this|the name|their name|his name|her name)',
    `(what is|what was|read me|tell me) the (exact address|address|email address|address exactly) [of (the sender|${mail})]`,
    'what is (their|his|her) [email] address',
  ],
  repeat: [
    '(repeat|again|say again|once more|come again|pardon|what|sorry|excuse me|what was that)',
    '(repeat|say) (that|it|this) [again|once more]',
    'read (that|it|this) (again|once more)',
    '(say|read) that again',
    'what did you (say|just say|read)',
    '(i missed that|i did not (hear|catch|get) that)',
  ],
  help: [
    '(help|help me|options|commands|what are my options)',
    'what can i (say|do) [here|now]',
    'what (do you understand|can you do)',
    'how does this work',
  ],
};

export const whatNow = /^what now\b/i;
