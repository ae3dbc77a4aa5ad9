// Times, numbers and kinds of mail for the recogniser: the usual wording of each, among the many that Flow understands.

const part = '(morning|afternoon|evening|night)';
const weekday = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const hour = '(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const clock = `(${hour} [o'clock|[thirty|fifteen|forty five] (a.m.|p.m.)|thirty|fifteen|forty five]|(half|quarter) past ${hour}|quarter to ${hour}|noon)`;
const some = '(two|three|four|five|six|ten|fifteen|twenty|thirty|forty five|ninety|a couple of)';
const span = `(half an hour|an hour|a (day|week|month)|${some} (minutes|hours|days|weeks|months))`;
const day = `(tomorrow|[on|next] ${weekday}|[the] next week|next month|the weekend|the day after tomorrow)`;
const deadline = `by (tomorrow|${weekday}|next week|the weekend|[the] end of the (day|week))`;
const dayAndTime = `(${day} [${part}|at ${clock}|${part} at ${clock}]|tonight [at ${clock}]|this (afternoon|evening)|later [today|this week]|today at ${clock}|end of day|[the] end of the (day|week|month))`;

const stretch = `(today|tomorrow [${part}]|[on] ${weekday} [${part}]|this (morning|afternoon|evening|week)|tonight|next week)`;

export const heardSlots = {
  when: `(${dayAndTime}|${deadline}|at ${clock}|(in|for) ${span})`,
  // Unmistakable, so it may stand alone.
  moment: `(${dayAndTime}|at ${clock}|in ${span})`,
  count: '(two|three|four|five|six|seven|eight|nine|ten)',
  rate: '(one|two|one point five|one point two|one point two five|one point seven five)',
  decimal:
    '(one point five|one point two|one point two five|one point seven five|one and a half|zero point seven five)',
  digit: '(zero|one|two|three|four|five|six|seven|eight|nine)',
  number:
    '(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) [one|two|three|four|five|six|seven|eight|nine])',
  ordinal: '(first|second|third|fourth|fifth)',
  bulk: '(newsletters|promotions|notifications)',
  stretch,
  hour: `([today|tomorrow|[on] ${weekday}] at ${clock})`,
  length: '(half an hour|an hour|an hour and a half|two hours|(ten|fifteen|twenty|thirty|forty five) minutes)',
  target: `((tomorrow|${weekday}) [${part}|at ${clock}]|next (week|${weekday})|${clock})`,
  event:
    '(standup|stand up|dentist|doctor|haircut|gym|yoga|lunch|dinner|breakfast|coffee|one on one|review|design review|pricing review|board meeting|board prep|dry run|demo|workshop|interview|call|meeting|team meeting|planning|check in|training|appointment|vendor call|school call)',
  period: '(today|yesterday|this week|last week|this month|last month)',
} as const;
