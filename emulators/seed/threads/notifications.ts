/** Automatic mail: builds, tickets, alarms, sign-ins, social notices, autoresponders and a bounce. */
import { card, digest, issueMessage } from '#emulators/seed/newsletter.ts';
import { alex, gregor, machine, type Person, stranger } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayMonth, longDay, rfcDate } from '#emulators/seed/words.ts';

const ci = machine('Buildkeeper', 'builds@buildkeeper.example', 'Buildkeeper · northwind/planner');
const tickets = machine(
  'Ticketree',
  'notify@ticketree.example',
  'You follow this ticket because somebody mentioned you.',
);
const monitor = machine(
  'Pulsewatch',
  'alerts@pulsewatch.example',
  'Pulsewatch monitors northwind-production from six cities.',
);
const accounts = machine(
  'Google Accounts (local)',
  'no-reply@accounts.local-google.example',
  'Local demo of an account notice.',
);
const quorum = machine(
  'Quorum',
  'notices@quorum-network.example',
  'Quorum, the professional network. Change your notices in the settings.',
);
const docs = machine('Foliant', 'comments@foliant.example', 'Foliant documents, comment digest');
const meter = machine('Spendwise', 'approvals@spendwise.example', 'Spendwise, expenses without envelopes');
const kindergarten = machine('Schulapp', 'nachricht@schulapp.example', 'Schulapp, Grundschule am Kanal');
const updates = ['CATEGORY_UPDATES'];
const social = ['CATEGORY_SOCIAL'];
const daemon: Person = machine('Mail Delivery Subsystem', 'mailer-daemon@mx.local-google.example');
const oldContact = stranger('Ulf Petersson', 'ulf.petersson@kornhamn.example', 'Europe/Stockholm');

export const notifications: ThreadWriter[] = [
  (on) => ({
    key: 'ci-failed',
    subject: '[northwind/planner] Build 9127 failed on main',
    state: 'read',
    labels: updates,
    messages: [
      {
        from: ci,
        at: on.work(0, '08:24'),
        text: `Build 9127 failed after 6m 41s.

Branch: main
Author: yusuf
Commit: a41f09c "cap saved filters at 500 conditions"
Step: e2e / drag-and-drop
  expected 12 stops in tour T-88, received 11

Retry: https://buildkeeper.example/northwind/planner/9127`,
        headers: [
          ['List-Id', '<planner.northwind.buildkeeper.example>'],
          ['Auto-Submitted', 'auto-generated'],
        ],
      },
      {
        from: ci,
        at: on.work(0, '08:47'),
        subject: '[northwind/planner] Build 9128 fixed on main',
        quote: 'none',
        text: `Build 9128 passed in 7m 02s. The flaky step was retried once and found its twelfth stop.`,
        headers: [['Auto-Submitted', 'auto-generated']],
      },
    ],
  }),
  (on) => ({
    key: 'ticket-mention',
    subject: '[PLAN-4471] Drivers cannot see the gate code',
    state: 'archived',
    labels: updates,
    messages: [
      issueMessage(
        {
          from: tickets,
          subject: '[PLAN-4471] Drivers cannot see the gate code',
          at: on.work(1, '15:36'),
          preheader: 'Nadia Haddad mentioned you',
          title: 'PLAN-4471',
          intro: 'Priority: high. Reporter: Stadtwerke pilot team. Assignee: nobody.',
          stories: [
            {
              heading: 'Nadia Haddad',
              text: '@alex this is the ticket Amara will raise at lunch. Gate codes are hidden since the privacy release, and drivers now ring the dispatcher 90 times a day.',
              link: 'https://ticketree.example/PLAN-4471',
            },
          ],
          headers: [['Auto-Submitted', 'auto-generated']],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'pulsewatch-incident',
    subject: 'ALERT planner-api p95 6.2 s (threshold 1.5 s)',
    state: 'archived',
    labels: updates,
    messages: [
      {
        from: monitor,
        at: on.work(2, '09:49'),
        text: `CRITICAL since 09:48 CET. Check "planner-api p95" reports 6.2 s from Frankfurt, Dublin, Warsaw. On call: hannah. Acknowledge with the reply ACK 311.`,
        headers: [['Auto-Submitted', 'auto-generated']],
      },
      {
        from: monitor,
        at: on.work(2, '10:36'),
        subject: 'RESOLVED planner-api p95 0.4 s',
        quote: 'none',
        text: `Recovered after 47 minutes. All six probes agree; the error budget of this month stands at 38 per cent.`,
        headers: [['Auto-Submitted', 'auto-generated']],
      },
    ],
  }),
  (on) => ({
    key: 'security-sign-in',
    subject: 'New sign-in to your account from Linux',
    state: 'read',
    labels: updates,
    messages: [
      issueMessage(
        {
          from: accounts,
          subject: 'New sign-in to your account from Linux',
          at: on.work(0, '07:02'),
          preheader: 'Was this you?',
          title: 'New sign-in on Linux',
          intro: alex.email,
          stories: [
            {
              heading: 'Hamburg, Germany',
              text: `Firefox, ${longDay(on.work(0, '07:00'))}, ${clock(on.work(0, '07:00'))}. If it was you, there is nothing to do.`,
              link: 'https://accounts.local-google.example/activity',
            },
          ],
          headers: [],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'quorum-views',
    subject: 'You appeared in 34 searches this week',
    state: 'archived',
    labels: social,
    messages: [
      issueMessage(
        {
          from: quorum,
          subject: 'You appeared in 34 searches this week',
          at: on.sunday(1, '19:11'),
          preheader: 'Including two from a private equity fund',
          title: '34 people looked for someone like you',
          intro: 'Most of them found somebody else, but six stayed for longer than a minute.',
          stories: [
            {
              heading: 'They work at',
              text: 'Fjordline Capital, Tarn Software, and a circus school in Toulouse.',
              link: 'https://quorum-network.example/views',
            },
          ],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'quorum-invite',
    subject: 'Stephen Odell wants to join your circle',
    state: 'unread',
    labels: social,
    messages: [
      issueMessage(
        {
          from: quorum,
          subject: 'Stephen Odell wants to join your circle',
          at: on.work(0, '10:48'),
          preheader: 'Chief Operating Officer at Brightwater Utilities',
          title: 'One new request',
          intro: 'Stephen Odell, Cork. You share eleven contacts, among them Amara Osei.',
          stories: [
            {
              heading: 'His note',
              text: 'We spoke about hail in Dublin. I still owe you the figures.',
              link: 'https://quorum-network.example/requests',
            },
          ],
        },
        card,
      ),
    ],
  }),
  (on) => ({
    key: 'foliant-comments',
    subject: '3 new comments in "Board pack, draft 4"',
    state: 'unread',
    labels: updates,
    messages: [
      issueMessage(
        {
          from: docs,
          subject: '3 new comments in "Board pack, draft 4"',
          at: on.work(0, '08:59'),
          preheader: 'Maya, Wei and a question mark',
          title: 'Board pack, draft 4',
          intro: 'Comments since you last opened it:',
          stories: [
            { heading: 'Maya Lindqvist, page 7', text: 'Burn is per month here and per quarter on page 9. Pick one.' },
            {
              heading: 'Wei Zhang, page 12',
              text: 'Strike "guaranteed". We guarantee nothing, least of all in writing.',
            },
            { heading: 'Priya Raman, page 11', text: '?', link: 'https://foliant.example/d/board-pack' },
          ],
          headers: [],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'spend-approval',
    subject: 'Approval needed: 4 expenses, €1,918.40',
    state: 'unread',
    labels: updates,
    messages: [
      issueMessage(
        {
          from: meter,
          subject: 'Approval needed: 4 expenses, €1,918.40',
          at: on.work(1, '08:10'),
          preheader: 'Oldest is waiting for nine days',
          title: 'Four expenses wait for you',
          intro: `The oldest dates from ${dayMonth(on.work(8, '12:00'))}.`,
          stories: [
            {
              heading: 'Jonas Keller, €1,204.00',
              text: 'Dinner for eleven with Stadtwerke Lünen, reason given: "it worked".',
            },
            { heading: 'Rui Tavares, €499.00', text: 'Three used Android phones, one of them cracked on purpose.' },
            { heading: 'Lena Fischer, €186.20', text: 'Photographer, second attempt.' },
            {
              heading: 'Mateo Ruiz, €29.20',
              text: 'Screws, sandpaper, more screws.',
              link: 'https://spendwise.example/inbox',
            },
          ],
          headers: [],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'school-app',
    subject: 'Schulapp: Inès hat 1 neue Nachricht',
    state: 'archived',
    labels: updates,
    messages: [
      {
        from: kindergarten,
        at: on.work(2, '14:30'),
        text: `Klasse 4b: Bitte geben Sie Ihrem Kind für das Schulkonzert dunkle Kleidung und gute Laune mit. Treffpunkt ist die Aula um 16:30 Uhr, Beginn eine halbe Stunde später.`,
      },
    ],
  }),
  (on) => ({
    key: 'bounce-ulf',
    subject: 'Coming through Stockholm',
    state: 'archived',
    labels: updates,
    messages: [
      {
        from: alex,
        to: [oldContact],
        at: on.work(13, '20:10'),
        text: `Ulf, I may pass through Stockholm in spring. Do you still know the herring place by the ferry?`,
      },
      {
        from: daemon,
        at: on.work(13, '20:11'),
        subject: 'Delivery Status Notification (Failure)',
        text: '',
        headers: [
          ['Auto-Submitted', 'auto-replied'],
          ['X-Failed-Recipients', oldContact.email],
        ],
        content: bounce(on.work(13, '20:11')),
      },
    ],
  }),
  (on) => ({
    key: 'auto-reply-gregor',
    subject: 'Automatic reply: Dates for the signing',
    state: 'archived',
    labels: ['CATEGORY_PERSONAL', 'Northgate'],
    messages: [
      {
        from: alex,
        to: [gregor],
        subject: 'Dates for the signing',
        at: on.work(6, '12:31'),
        text: `Gregor, could you live with ${longDay(on.moments.northgateSign)} for the signatures?`,
      },
      {
        from: gregor,
        subject: 'Automatic reply: Dates for the signing',
        at: on.work(6, '12:31'),
        quote: 'none',
        text: `I am walking in Northumberland without a signal until ${longDay(on.work(4, '12:00'))}. Urgent purchase orders go to procurement-desk@northgate.example; everything else improves by waiting.`,
        headers: [
          ['Auto-Submitted', 'auto-replied'],
          ['X-Auto-Response-Suppress', 'All'],
          ['Precedence', 'auto_reply'],
        ],
      },
    ],
  }),
  (on) => ({
    key: 'auto-reply-ingrid',
    subject: 'Abwesend / Out of office: one question about the survey',
    state: 'archived',
    messages: [
      {
        from: stranger('Ingrid Solberg', 'ingrid@northwind.example', 'Europe/Berlin', '', 'outlook'),
        at: on.work(16, '16:01'),
        text: `Today belongs to my goats. I read mail again when the working week begins; in emergencies please ask Sofia, who has no goats yet.`,
        headers: [['Auto-Submitted', 'auto-replied']],
      },
    ],
  }),
];

const bounce = (at: Date): string =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_bounce-4471"',
    '',
    '--=_bounce-4471',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `Your message to ${oldContact.email} could not be delivered.`,
    'The address does not exist any more, or it has retired to an island.',
    '',
    '550 5.1.1 no such mailbox',
    '',
    '--=_bounce-4471',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.local-google.example',
    `Arrival-Date: ${rfcDate(at, 'UTC')}`,
    '',
    `Final-Recipient: rfc822; ${oldContact.email}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
    '',
    '--=_bounce-4471',
    'Content-Type: text/rfc822-headers',
    '',
    `From: ${alex.name} <${alex.email}>`,
    `To: ${oldContact.name} <${oldContact.email}>`,
    'Subject: Coming through Stockholm',
    '',
    '--=_bounce-4471--',
  ].join('\r\n');
