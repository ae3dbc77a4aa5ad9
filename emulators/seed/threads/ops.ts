import { digest, issueMessage } from '#emulators/seed/newsletter.ts';
import { alex, hannah, machine, ops, stranger, tomas } from '#emulators/seed/people.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import { clock, dayMonth, isoDay, longDay, onDay, weekday } from '#emulators/seed/words.ts';

const backup = machine('Backup', 'backup@vaultline.example', 'Vaultline agent 7.2 on nw-db-01');
const certs = machine('Certwarden', 'notices@certwarden.example', 'Certwarden watches 41 names for you');
const registrar = machine('Namensamt Domains', 'domains@namensamt.example', 'Namensamt eG, Hannover');
const printer = machine('Printer 4th floor', 'printer4@devices.northwind.example');
const hoster = machine('Nimbus Cloud Status', 'status@nimbus-cloud.example', 'Nimbus Cloud, maintenance desk');
const updates = ['CATEGORY_UPDATES'];
const mailbox = ops.email;

export const opsThreads: ThreadWriter[] = [
  (on) => ({
    key: 'ops-backup-ok',
    subject: `Backup ${isoDay(on.work(0, '06:35'))}: 14 of 14 jobs succeeded`,
    state: 'unread',
    mailbox,
    labels: [...updates, 'Backups'],
    messages: [
      {
        from: backup,
        at: on.work(0, '06:35'),
        text: `14 of 14 jobs succeeded
Largest: nw-db-01, 412.7 GB in 01:52:10
Copy to Berlin: complete
Oldest restore point: 35 days`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-backup-failed',
    subject: `Backup ${isoDay(on.work(3, '05:12'))}: 13 of 14 jobs, 1 FAILED`,
    state: 'archived',
    mailbox,
    labels: [...updates, 'Backups'],
    messages: [
      {
        from: backup,
        at: on.work(3, '05:12'),
        text: `FAILED: nw-files-02 (snapshot held open by another process, code 0x80042306). Thirteen others finished without a remark. A retry is planned at 12:30.`,
      },
      {
        from: backup,
        at: on.work(3, '13:04'),
        subject: 'Retry of nw-files-02 succeeded',
        quote: 'none',
        text: `nw-files-02 done at the second attempt, 88.1 GB, duration 00:31:47.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-certificate',
    subject: 'Certificate for api.northwind.example expires in 12 days',
    state: 'unread',
    mailbox,
    labels: [...updates, 'Certificates'],
    messages: [
      {
        from: certs,
        at: on.work(1, '07:00'),
        text: `Name: api.northwind.example
Not after: ${isoDay(on.work(-8, '12:00'))}
Automatic renewal was attempted twice and refused: the DNS record _acme-challenge points to a server that has been switched off.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-certificate-renewed',
    subject: 'Renewed: mail.northwind.example',
    state: 'archived',
    mailbox,
    labels: [...updates, 'Certificates'],
    messages: [
      {
        from: certs,
        at: on.work(9, '03:20'),
        text: `mail.northwind.example has a new certificate, valid for ninety days. Nothing was restarted that did not need to be.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-alex-question',
    subject: 'How long until we are back after a fire?',
    state: 'read',
    mailbox,
    copies: [alex.email],
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT'],
    messages: [
      {
        from: alex,
        to: [ops],
        at: on.work(4, '09:30'),
        text: `Ruben, a director will ask me this in the boardroom: if the data centre burns at night, when does the first customer plan again, and how much work is lost? A number I can say aloud, please.`,
      },
      {
        from: ops,
        to: [alex],
        cc: [tomas],
        at: on.work(4, '13:55'),
        quote: 'below',
        text: `First customer after 3 hours, all of them after 7. Lost work: at most 15 minutes.

The seven hours are measured, we did it in spring. The three are my estimate; I would like a Saturday with Hannah to prove it.`,
      },
      {
        from: alex,
        to: [ops],
        at: on.work(3, '08:33'),
        text: `Take the Saturday, and a day off for both of you afterwards. Which one will it be?`,
      },
      {
        from: ops,
        to: [alex],
        cc: [tomas],
        at: on.work(2, '08:20'),
        quote: 'below',
        text: `The first one after the board meets, so that nobody demonstrates anything on a cluster we have just set on fire.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-laptop',
    subject: 'laptop left in tram 28',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: stranger(
          'Mateo Ruiz',
          'mateo@northwind.example',
          'Europe/Lisbon',
          'Mateo (the one with the bicycle)',
          'gmail',
        ),
        to: [ops],
        at: on.work(0, '09:12'),
        text: `Hi Ruben, I left my laptop in the tram last night (sticker of a goat). The lost property office opens only at ten. Should you erase it now or do we give the goat a chance?`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-new-starters',
    subject: `Two starters on ${longDay(on.work(-5, '09:00'))}`,
    state: 'unread',
    mailbox,
    messages: [
      {
        from: stranger(
          'Ingrid Solberg',
          'ingrid@northwind.example',
          'Europe/Berlin',
          'Ingrid Solberg\nHead of People | Northwind',
          'outlook',
        ),
        to: [ops],
        at: on.work(1, '11:40'),
        text: `Dear Ruben,

Two colleagues begin in Hamburg: an account executive (needs a telephone and all sales tools) and a platform engineer who asked for a keyboard with the Norwegian layout. Could the accounts exist the evening before, and may I have a list of what they must sign?`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-printer',
    subject: 'Toner low (magenta) on printer4',
    state: 'archived',
    mailbox,
    labels: updates,
    messages: [
      {
        from: printer,
        to: [ops],
        at: on.work(6, '10:01'),
        text: `MAGENTA 4% REMAINING. TRAY 2 OPEN SINCE ${clock(on.work(6, '08:47'))}. 61 PAGES IN QUEUE, 60 OF THEM THE SAME PAGE.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-domain',
    subject: `Verlängerung northwind-planung.example am ${dayMonth(on.work(-13, '12:00'), 'de-DE')}`,
    state: 'read',
    mailbox,
    labels: updates,
    messages: [
      {
        from: registrar,
        to: [ops],
        at: on.work(5, '08:30'),
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        text: `Guten Tag, die Domain verlängert sich automatisch um ein Jahr zum Preis von 14,28 Euro brutto. Wünschen Sie das nicht, so kündigen Sie bitte eine Woche vorher im Kundenbereich.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-maintenance',
    subject: 'Planned maintenance, zone FRA-2',
    state: 'read',
    mailbox,
    labels: updates,
    messages: [
      issueMessage(
        {
          from: hoster,
          subject: 'Planned maintenance, zone FRA-2',
          at: on.work(2, '12:00'),
          preheader: 'Ninety minutes at night',
          title: 'Maintenance in zone FRA-2',
          intro: `In the night to ${longDay(on.work(-6, '02:00'))}, from 02:00 to 03:30.`,
          stories: [
            { heading: 'What we do', text: 'Two switches are replaced, one after the other.' },
            {
              heading: 'What you notice',
              text: 'Instances with a single network card lose their connection for up to 40 seconds. You have three of those.',
            },
          ],
          headers: [],
        },
        digest,
      ),
    ],
  }),
  (on) => ({
    key: 'ops-pager',
    subject: 'pager app on my new phone',
    state: 'archived',
    mailbox,
    messages: [
      {
        from: hannah,
        to: [ops],
        at: on.work(5, '16:08'),
        text: `the pager app refuses my new phone, says the slot is taken by 'hannah-old-cracked'. can you free it before ${weekday(on.work(4, '18:00'))} six pm? i'm on then.`,
      },
      {
        from: ops,
        to: [hannah],
        at: on.work(5, '16:21'),
        quote: 'below',
        text: `Freed. A test page goes out in a minute, please acknowledge it, or the poor thing calls me.`,
      },
    ],
  }),
  (on) => ({
    key: 'ops-access-review',
    subject: 'Access review: 9 accounts nobody claims',
    state: 'unread',
    mailbox,
    messages: [
      {
        from: tomas,
        to: [ops],
        at: on.work(0, '08:40'),
        text: `Ruben, of the nine unclaimed accounts on your list I know four: two are robots, one is Nadia's maiden name, one was me in 2019. Disable the other five ${onDay(on.work(-1, '12:00'), on.work(0, '08:40'))} and see who screams?`,
      },
    ],
  }),
];
