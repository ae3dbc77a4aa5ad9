import type { Blog } from '#marketing/families/blog.ts';

export const page = {
  id: 'blog-new-bank-details',
  title: "'We have changed our bank': the most expensive letter in business",
  topic: 'industry',
  published: '2026-11-27',
  description:
    'Two real cases show how a polite mail about new bank details empties an account, why the usual advice falls short, and which phone call settles it.',
  keywords: [
    'business email compromise',
    'changed bank details',
    'invoice fraud',
    'vendor email fraud',
    'payment verification',
    'accounts payable fraud',
  ],
  updated: '2026-11-27',
  hero: {
    line: 'It was courteous. It cost 324,000 dollars.',
    lead: 'There was no hooded man and no broken code. There was an invoice that everybody expected, and a second one, eleven days later, with another account number on it.',
  },
  problem: [
    "People picture crime by mail as misspelt and in a hurry. The costly kind is neither. It's a letter from a supplier you like, about a bill that you owe, in a tone that you know.",
    'It works in law firms and in school kitchens. In what follows are two cases that were made public, and one call that would have stopped both.',
  ],
  sections: [
    {
      heading: 'The size of it',
      paragraphs: [
        'The police unit in America to which such things are reported counted 21,442 complaints of business email compromise in 2024, with losses close to 2.8 billion dollars. [nacha] It was only the seventh in number among all crimes reported there, and the second in money. [nacha]',
        "In a survey of finance people for the same year, 63 % of organisations said that they had met it. [nacha] Note 'met'. It includes attempts that failed.",
        'Those are reported figures. Nobody knows the rest, and firms have reasons to keep quiet.',
      ],
    },
    {
      heading: 'Case one: the missing letter',
      paragraphs: [
        'In 2019 an American firm received an invoice from a supplier for $333,900. [first] Eleven days later came a second mail with the same invoice, in which only the bank details were new. Two days after that the firm paid. [first]',
        "It came out weeks later, when the real supplier asked for its money. The second mail had come from an address with one letter fewer: of two c's in the name, one was gone. The firm's loss stood at about $324,100. [first]",
        'Read the address aloud and you hear no difference. Read it in a list of forty mails, and you see none.',
      ],
    },
    {
      heading: 'Case two: the right address',
      paragraphs: [
        "The usual advice is to look hard at the sender. In the second case that would not have helped. The supplier's own mailbox had been taken over while its owner was away. The letter with the new payment form came from the true address. [carlsbad]",
        'Somebody may have thought of calling. The form had a phone number on it, with one digit changed. There was a copy of a cheque and a tax form as well, and all of it was forged. More than $300,000 went out. [carlsbad]',
        'This case deserves to be told in every office, since it breaks three rules of thumb at once: the name was known, the address was right, and the papers were complete.',
      ],
    },
    {
      heading: "What a letter can't prove",
      paragraphs: [
        "The lesson is short. A letter can't prove a change of bank details. Not by its address, nor by its tone, nor by what's attached. Everything in a letter comes from whoever wrote it, and that's exactly what is in doubt.",
        "What proves it is a second way. You call a person whom you know, at a number that you had before the letter came. Not the number in the letter. Not the one in the signature. The one on last year's contract. The FBI has given this advice since at least 2014: if the method of payment changes, call before you pay. [fbi]",
        "It takes four minutes. It's a little embarrassing. It's the only thing in this article that works on both cases.",
      ],
    },
    {
      heading: 'Making the call a rule',
      paragraphs: [
        "As long as the call is a matter of judgement, it won't be made. On the day in question you're in a hurry, the supplier is nice, and calling would seem to say that you don't trust her.",
        "A rule takes the insult out. 'We call on every change, it's nothing to do with you.' Suppliers who have been robbed once will thank you.",
        "The rule has three parts. A change of bank details takes a call to a known number, always. The person who changes it in the system isn't the one who called. And a first payment to new details waits for a day. Those who advise on it name the same things: checks against information on file, two signatures, and a plan agreed with the bank beforehand for freezing money. [carlsbad]",
        'Write down too whom to ring if it has gone wrong. Hours count, and nobody looks for a number well in a panic.',
      ],
    },
    {
      heading: 'If you are the supplier',
      paragraphs: [
        "You can be robbed without losing a cent yourself, only your customer's trust. So say it before anyone else does. One line on each invoice: 'We'll never change our bank details by mail alone. If you get such a letter, ring the number that you have.' It's cheap, and it makes the thief's letter a contradiction.",
        "And guard the mailbox itself. In case two the supplier's account was the door.",
      ],
    },
    {
      heading: "What this article doesn't know",
      paragraphs: [
        "We don't know how often a call has stopped a theft, as nobody counts what didn't happen. The two cases come from a bank and from a chamber of commerce, who tell them to warn, and leave out the names. We believe them. We can't check them.",
        "Voices can be forged by now as well. That's one more reason to be the one who rings, and to ring a number of your own.",
      ],
    },
  ],
  solution: [
    'The most expensive letter in business is polite and expected. Looking at the sender helps against the clumsy half and not against the other. Make one rule: new bank details are confirmed by a call to a number you had before, by a second person, with a day between. It would have cost both firms four minutes.',
  ],
  features: {
    heading: 'Ten minutes to a rule',
    items: [
      {
        name: 'Write the sentence',
        text: "'Any change of bank details is confirmed by phone, at a number we already have.' Put it on the wall by the desk.",
      },
      { name: 'Split the steps', text: 'One person calls, another enters it.' },
      { name: 'Wait a day', text: 'The first payment to new details goes out tomorrow.' },
      { name: 'Tell suppliers', text: 'One line on your orders, and ask for the like on their invoices.' },
      {
        name: 'Write the emergency card',
        text: "Your bank's fraud line, the police, and who decides. Beside the sentence.",
      },
    ],
  },
  benefits: [
    "The call is made, because it's a rule and not a doubt",
    "Suppliers learn that you're hard to rob in their name",
    'Holidays of the boss are no longer the best week for thieves',
    'Nobody has to be brave at half past four on a Friday',
    'If it happens, you lose minutes and not days',
  ],
  call: {
    line: 'Ring first, answer after.',
    text: "Flow marks an address that only looks like one you know, and says what it doesn't check. Against case two nothing helps but the phone.",
  },
  questions: [
    {
      ask: 'Would a spam filter have stopped these?',
      answer: 'The second, hardly. It came from the true mailbox of a true supplier.',
    },
    {
      ask: 'Is a video call good enough?',
      answer: 'Better than mail. Best is that you start it, by a way that you had before.',
    },
    {
      ask: "We're tiny. Would they bother?",
      answer: 'The cases that reach the papers are large ones. That says more about papers than about thieves.',
    },
  ],
  examples: [
    {
      say: 'Is this safe',
      state: 'mail',
      command: 'inquiry:safe',
      flow: "You hear the real address and whether you've ever written to it. Then you ring.",
    },
    {
      say: 'Snooze it until tomorrow at nine',
      state: 'mail',
      command: 'snooze',
      with: 'until: 2026-11-18 09:00',
      flow: 'The payment waits for a day and the call.',
    },
  ],
  sources: [
    {
      name: 'nacha',
      publisher: 'Nacha',
      title: "FBI's IC3 finds almost $8.5 billion lost to business email compromise in last three years",
      url: 'https://nacha.org/news/fbis-ic3-finds-almost-85-billion-lost-business-email-compromise-last-three-years',
      published: '2025-04-24',
      read: '2026-11-27',
    },
    {
      name: 'first',
      publisher: 'First Business Bank',
      title: '$324K loss to business email compromise fraud',
      url: 'https://firstbusiness.bank/resource-center/324k-loss-to-business-email-compromise-fraud',
      read: '2026-11-27',
    },
    {
      name: 'carlsbad',
      publisher: 'Carlsbad Chamber of Commerce',
      title: 'Beware of business email compromise scam',
      url: 'https://carlsbad.org/beware-of-business-email-compromise-scam/',
      read: '2026-11-27',
    },
    {
      name: 'fbi',
      publisher: 'First Merchants',
      title: 'FBI warns of fraudulent invoice scam',
      url: 'https://www.firstmerchants.com/latest_news/fraudulent_invoice_scam',
      published: '2014-07-01',
      read: '2026-11-27',
    },
  ],
} satisfies Blog;
