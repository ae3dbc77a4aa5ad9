// Buyers ask for these where no law names a standard: the criteria behind SOC 2 Type II, and what hosting Flow oneself gives towards each.
import type { Industry } from './industry.ts';

export const soc2: NonNullable<Industry['compliance']> = {
  standard: 'SOC 2 Type II',
  requirements: [
    {
      demands: 'Security: who may reach the system is limited and known.',
      flow: 'You run Flow inside your own network, behind your own sign-in rules. Each person signs in with Google, and sees one mailbox: their own.',
    },
    {
      demands: 'Confidentiality: data goes only where it should, and goes away in time.',
      flow: 'Mail stays with Google and on your machine. What is kept, how long and how it goes stands on the privacy page, table by table.',
    },
    {
      demands: 'Processing integrity: what was ordered is what is done.',
      flow: 'Every act is written down with its time, carried out once, and can be taken back. A reply is read out before it leaves.',
    },
    {
      demands: 'A report by an auditor over months.',
      flow: 'Flow has no such report, and a program alone could not have one. Your own audit covers the machine on which you run it.',
    },
  ],
};
