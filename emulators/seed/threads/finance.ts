import { pdf } from '#emulators/seed/pdf.ts';
import { alex, ingrid, jonas, maya, nadia, ops, sofia, stranger, tomas } from '#emulators/seed/people.ts';
import { bars } from '#emulators/seed/png.ts';
import type { ThreadWriter } from '#emulators/seed/thread.ts';
import {
  dayMonth,
  dayName,
  longDay,
  month,
  onDay,
  quarter,
  quarterStart,
  week,
  weekday,
  year,
} from '#emulators/seed/words.ts';

const auditor = stranger(
  'Katrin Bergmann',
  'k.bergmann@hansa-audit.example',
  'Europe/Berlin',
  'Katrin Bergmann\nWirtschaftsprüferin\nHansa Audit Partner',
  'outlook',
);
const banker = stranger(
  'Oliver Strand',
  'oliver.strand@kontorbank.example',
  'Europe/Berlin',
  'Oliver Strand\nCorporate Banking\nKontorbank AG',
  'outlook',
);

export const finance: ThreadWriter[] = [
  (on) => ({
    key: 'hiring-plan',
    subject: `Hiring plan: two roles move to ${quarter(on.now, 2)}`,
    state: 'unread',
    labels: ['CATEGORY_PERSONAL', 'IMPORTANT', 'STARRED'],
    copies: [maya.email],
    messages: [
      {
        from: maya,
        cc: [tomas],
        at: on.work(0, '08:02'),
        text: `Morning Alex,

I have redone the hiring plan and put it in the attachment. Seven roles became five for now: the Lisbon data lead and the second recruiter slide to ${quarter(on.now, 2)}. With that we end $340k below the ceiling you gave me in ${month(on.now, -2)}.

Tomas can live with the delay provided both platform hires start in ${quarterStart(on.now, 1)} as planned. I said I would not promise him anything before you had seen it.

Can I have your yes by ${dayName(on.moments.hiringAnswer, on.work(0, '08:02'))}? Then I post the five open roles ${onDay(on.moments.rolesPosted, on.work(0, '08:02'))}. If the answer is no, please give me twenty minutes before the board pack leaves ${onDay(on.moments.packDue, on.work(0, '08:02'))}.`,
        attachments: [
          {
            name: `hiring-plan-${year(on.now)}-v3.pdf`,
            type: 'application/pdf',
            bytes: pdf([
              'Northwind hiring plan, version 3',
              '5 roles open, 2 moved',
              'Under the ceiling: USD 340,000',
              'Platform engineer (2), account executive, customer success lead, recruiter',
            ]),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'forecast-chart',
    subject: `${month(on.now)} forecast, picture inside`,
    state: 'archived',
    messages: [
      {
        from: maya,
        at: on.work(2, '17:40'),
        text: `Chart for ${month(on.now)} below; bar six is where Northgate lands if it signs.`,
        html: `<div dir="ltr"><div>Chart for ${month(on.now)} below; bar six is where Northgate lands if it signs.</div><div><br></div><div><img src="cid:forecast@northwind.example" alt="Six bars, the last twice the first" width="384" height="80"></div><div><br></div><div>Without it we close the year at &euro;18.6M recurring, which is still inside the covenant by a comfortable margin. Do you want both versions in front of the board or only the cautious one?</div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature">Maya Lindqvist<br>Chief Financial Officer, Northwind<br>Kehrwieder 8, 20457 Hamburg</div></div>`,
        unsigned: true,
        attachments: [
          {
            name: 'forecast.png',
            type: 'image/png',
            bytes: bars([0.41, 0.47, 0.52, 0.6, 0.66, 0.93], [24, 92, 160]),
            cid: 'forecast@northwind.example',
          },
        ],
      },
      {
        from: alex,
        at: on.work(2, '18:25'),
        text: `Both, cautious first. Boards forgive a low number that goes up.`,
      },
      {
        from: maya,
        at: on.work(1, '07:51'),
        text: `Agreed. I will also add the line about cash: 22 months at the present burn, 19 if the Lisbon floor is signed this year.`,
      },
    ],
  }),
  (on) => ({
    key: 'expense-policy',
    subject: 'Travel policy: the 600 euro question',
    state: 'unread',
    messages: [
      {
        from: ingrid,
        to: [alex, maya],
        at: on.work(6, '10:12'),
        text: `Dear both,

The sales team asks whether flights above €600 still need a signature from one of you. Eleven such requests waited longer than two days last month, and three fares had gone up by the time somebody said yes.

My proposal is a limit of €900 without signature, checked afterwards by Finance. May I announce it?`,
      },
      {
        from: maya,
        to: [ingrid],
        cc: [alex],
        at: on.work(6, '11:03'),
        text: `I would go to 800 and only for fares booked fourteen days ahead. The late ones are where the money leaks.`,
      },
      {
        from: jonas,
        to: [maya, ingrid],
        cc: [alex],
        at: on.work(5, '09:20'),
        text: `Fourteen days is a fairy tale in sales!! Half my meetings are set the week before. Could we say 800 flat and I personally look at every outlier each Friday?`,
      },
      {
        from: maya,
        to: [jonas],
        cc: [alex, ingrid],
        at: on.work(5, '09:48'),
        text: `Seven days, and the outliers come to me. You would approve your own grandmother's upgrade, Jonas.`,
      },
      {
        from: ingrid,
        to: [alex],
        cc: [maya, jonas],
        at: on.work(0, '09:26'),
        text: `Alex, we seem to have converged on €800 and seven days, with exceptions going to Maya. It only needs your word; without it the old rule stays in force for the trade fair bookings that close ${onDay(on.work(-2, '12:00'), on.work(0, '09:26'))}.`,
      },
    ],
  }),
  (on) => ({
    key: 'audit-letter',
    subject: 'Interim audit: representation letter and three open items',
    state: 'unread',
    copies: [maya.email],
    messages: [
      {
        from: auditor,
        to: [alex, maya],
        at: on.work(1, '15:17'),
        text: `Dear Alex, dear Maya,

Our field work in Hamburg is finished. Three items remain open before we can issue the interim report.

First, the stock options granted in ${month(on.now, -5)} lack a countersigned board minute. Second, revenue of EUR 186,400 from the Helio pilot was recognised in full although the acceptance test is dated eleven days after the cut-off. Third, we still need the representation letter signed by both managing directors; you find it attached.

Please return the letter by ${longDay(on.work(-5, '12:00'))}. On the second item we would prefer a short call to a long correspondence: would ${weekday(on.work(-1, '14:00'))} at 14:00 suit you?`,
        charset: 'iso-8859-1',
        encoding: 'quoted-printable',
        attachments: [
          {
            name: 'Vollständigkeitserklärung.pdf',
            type: 'application/pdf',
            bytes: pdf([
              'Representation letter',
              'Northwind Planning GmbH, Hamburg',
              'Signature: ______________________',
            ]),
          },
        ],
      },
    ],
  }),
  (on) => ({
    key: 'helio-revenue',
    subject: 'Before you answer the auditor about Helio',
    state: 'unread',
    copies: [maya.email],
    messages: [
      {
        from: maya,
        at: on.work(1, '15:44'),
        text: `Please don't reply to Katrin yet. She is right about the date but wrong about the amount: only €61,000 of the 186 belongs to the new period, the rest was hardware pass-through.

Nadia has the signed test protocol. I'd like to send that first and then talk.`,
      },
      {
        from: alex,
        at: on.work(1, '16:02'),
        text: `Fine by me. Who signs the protocol on Helio's side, Amara or her boss? It matters if Katrin asks who had authority.`,
      },
      {
        from: maya,
        cc: [nadia],
        at: on.work(0, '07:48'),
        text: `Amara did, with a power of attorney that Wei has on file. Am I free to send it to the auditors this morning?`,
      },
    ],
  }),
  (on) => ({
    key: 'credit-line',
    subject: 'Kontorbank credit line: renewal terms',
    state: 'archived',
    messages: [
      {
        from: banker,
        to: [alex],
        cc: [maya],
        at: on.work(8, '11:30'),
        text: `Dear Ms Lindqvist, dear Alex Moreau,

The revolving facility of €3 million ends with the year. The credit committee has approved an extension of twelve months at Euribor plus 2.35 per cent; until now you paid 2.10. The commitment fee would be unchanged.

In exchange for the present margin we would need a minimum cash covenant of €4 million, tested every quarter.

I should be glad to know your preference within three weeks.`,
      },
      {
        from: maya,
        to: [alex],
        at: on.work(8, '12:06'),
        text: `My view, without the banker on copy: pay the quarter point. It costs us about 7,500 a year if we draw nothing, and a covenant is a leash.`,
      },
      {
        from: alex,
        to: [maya],
        at: on.work(7, '08:15'),
        text: `Quarter point it is. Tell Oliver we grumbled.`,
      },
    ],
  }),
  (on) => ({
    key: 'lisbon-budget',
    subject: 'Lisbon fit-out is 12% over',
    state: 'unread',
    messages: [
      {
        from: sofia,
        to: [alex],
        cc: [maya],
        at: on.work(0, '10:41'),
        text: `Hi Alex,

The third quote for the Lisbon floor arrived and it is the cheapest of the lot, yet still €23,600 above the €196,000 we had set aside. Nearly all of it is acoustic panels for the two phone rooms.

Options as I see them:
1. drop one phone room (saves 14k),
2. take the cheaper panels that echo like a swimming pool,
3. ask Maya very nicely.

The carpenter keeps his slot only until ${weekday(on.work(-1, '12:00'))} noon. Which of the three shall I take?`,
      },
    ],
  }),
  (on) => ({
    key: 'payroll-run',
    subject: `Payroll ${month(on.now)}: approve 142 payslips`,
    state: 'read',
    messages: [
      {
        from: maya,
        at: on.work(1, '09:05'),
        text: `Second signature needed in the payroll tool: 142 payslips, €1,087,212.40 in total, bank cut-off ${onDay(on.work(-2, '14:00'), on.work(1, '09:05'))} at 14:00. The jump against last month is the referral bonuses and Hannah's on-call money, nothing else.`,
      },
    ],
  }),
  (on) => ({
    key: 'cloud-bill',
    subject: 'Why did the cloud bill grow by 31%?',
    state: 'archived',
    copies: [maya.email, ops.email],
    messages: [
      {
        from: maya,
        to: [tomas, ops],
        cc: [alex],
        at: on.work(14, '09:10'),
        text: `Tomas, Ruben, the hosting invoice went from €41,900 to €54,900 in one month while customers grew by four per cent. What happened?`,
      },
      {
        from: tomas,
        to: [maya],
        cc: [alex, ops],
        at: on.work(14, '10:36'),
        text: `Two things. We ran the old and the new search cluster side by side for 19 days (about 7k). And the Helio import wrote debug logs at full volume, which nobody noticed, me included.`,
      },
      {
        from: ops,
        to: [tomas],
        cc: [maya, alex],
        at: on.work(14, '11:20'),
        quote: 'none',
        text: `> And the Helio import wrote debug logs at full volume

Log volume is back to 38 GB per day since last night, from 610.

> We ran the old and the new search cluster side by side

The old one can be switched off as soon as somebody confirms that the nightly export no longer reads from it. I asked in the platform channel twice.`,
      },
      {
        from: tomas,
        to: [ops],
        cc: [maya, alex],
        at: on.work(13, '08:58'),
        text: `Confirmed, export moved in release 4.18. Kill it with my blessing.`,
      },
      {
        from: ops,
        to: [tomas],
        cc: [maya, alex],
        at: on.work(13, '09:31'),
        quote: 'below',
        text: `Gone since half past nine. Expect roughly 44k on the next invoice, Maya.`,
      },
      {
        from: alex,
        to: [maya, tomas, ops],
        at: on.work(13, '12:02'),
        text: `Good detective work, all three. Could we get an alarm at plus ten per cent, so that the invoice is not our monitoring?`,
      },
      {
        from: ops,
        to: [alex],
        cc: [maya, tomas],
        at: on.work(12, '16:45'),
        quote: 'below',
        text: `Alarm is set: daily spend above €1,650 pages me, above 1,900 it pages Tomas as well.`,
      },
    ],
  }),
  (on) => ({
    key: 'dividend-question',
    subject: 'ok for me?',
    state: 'archived',
    messages: [
      {
        from: maya,
        at: on.work(3, '18:57'),
        text: `ok for me to leave at four ${onDay(on.work(2, '16:00'), on.work(3, '18:57'))}? parents' evening`,
        unsigned: true,
      },
      { from: alex, at: on.work(3, '19:04'), text: `Of course.`, unsigned: true },
    ],
  }),
  (on) => ({
    key: 'bonus-pool',
    subject: 'Bonus pool, needs a number from you',
    state: 'read',
    messages: [
      {
        from: ingrid,
        at: on.work(2, '11:48'),
        text: `Dear Alex,

Managers hand in their bonus proposals in calendar week ${week(on.work(-6, '09:00'))}, and they keep asking me how large the pool is. Last year it was 6.5 per cent of base salaries. Maya can carry between five and seven.

Which figure may I give them? A range would help nobody, since everybody would plan with the top end.`,
      },
    ],
  }),
  (on) => ({
    key: 'insurance',
    subject: 'D&O insurance: sign before the old one lapses',
    state: 'archived',
    messages: [
      {
        from: maya,
        at: on.work(9, '13:22'),
        text: `The broker found a better directors' policy: €10M cover instead of 6, premium 18,240 against 17,900. The old policy lapses on ${dayMonth(on.work(-14, '12:00'))}. I need your initials on page four because you are an insured person; everything else is done.`,
      },
      {
        from: alex,
        at: on.work(9, '14:00'),
        text: `Initialled, it's in your tray. Page four also spells my name with two r's.`,
      },
    ],
  }),
];
