// The kinds of words, as letters that the small grammars and the models read.

/** The kinds of a word, most specific first. Empty for most words. */
export const kindsOf = (word: string): string => kinds.get(word) ?? shapeOf(word);

const shapeOf = (word: string): string => {
  if (word.includes('@')) return '@';
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(word)) return 'O';
  if (/^\d{1,2}:\d\d$/.test(word)) return 'H';
  return /^\d+$/.test(word) ? 'N' : '';
};

const listed: Readonly<Record<string, string>> = {
  W: 'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue tues wed thu thur thurs fri sat',
  M: 'january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec',
  N: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand half quarter oh couple few several',
  O: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth',
  T: 'morning afternoon evening noon night midnight tonight midday mornings evenings nights',
  D: 'today tomorrow yesterday tomorow tommorow tommorrow',
  U: 'minute minutes hour hours day days week weeks month months year years weekend weekends',
  A: "am pm a.m. p.m. a.m p.m o'clock",
  X: 'next last this coming past following upcoming',
  E: 'every each daily weekly monthly yearly annually hourly weekdays everyday biweekly annual',
  R: 'mom mother mum dad father brother sister wife husband son daughter boss friend friends colleague colleagues coworker coworkers co-worker manager uncle aunt cousin family grandma grandmother grandpa grandfather team leader girlfriend boyfriend partner supervisor assistant secretary teacher parents children kids neighbor roommate employee employees client clients customer doctor dentist lawyer moms dads nephew niece professor landlord accountant ceo cfo vp staff bro sis granny mommy daddy',
  L: 'breakfast lunch dinner supper brunch',
  P: 'mr mrs ms miss dr sir',
  C: 'gmail yahoo hotmail outlook aol icloud',
};

const firstNames =
  'aaron abby abigail adam adrian ahmed aidan alan albert alec alejandro alex alexa alexander alexandra alexis alfred ali alice alicia alison allan allen allie allison amanda amber amelia amit amy ana anderson andre andrea andrew andy angela angelina anita ann anna anne annie anthony antonio april ariana arjun arnold arthur ash ashley audrey austin ava barbara barry becky ben benjamin bernard beth betty bill billy blake bob bobby brad bradley brandon brenda brett brian bridget bruce bryan caitlin caleb cameron camila carl carla carlos carmen carol caroline carolyn carrie casey catherine cathy chad charles charlie charlotte chelsea cheryl chloe chris christian christina christine christopher cindy claire clara clark cody colin connie connor craig cristina crystal cynthia daisy dale damon dan dana daniel daniela danielle danny darren dave david dawn dean debbie deborah debra denise dennis derek diana diane diego dominic don donald donna dorothy doug douglas drew duncan dustin dylan earl ed eddie edgar edith eduardo edward elaine eleanor elena eli elijah elizabeth ella ellen emily emilia emma eric erica erik erin ernest ethan eugene eva evan evelyn faith fatima felix fernando fiona florence frances francis frank fred gabriel gail gary gavin gene george gerald gina glenn gloria gordon grace graham grant greg gregory gwen hannah harold harriet harry harvey heather hector heidi helen henry holly howard hugh ian ida irene iris isaac isabella ivan jack jackie jacob jacqueline jake james jamie jan jane janet janice jared jasmine jason jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerry jesse jessica jill jim jimmy jo joan joann joanna joanne joe joel joey john johnny jon jonathan jordan jorge jose joseph josh joshua joy joyce juan juanita judith judy julia julian julie july june justin karen karl kate katherine kathleen kathryn kathy katie katrina kayla keith kelly ken kenneth kenny kerry kevin kim kimberly kirk kristen kristin kyle lance larry laura lauren laurie lawrence leah lee leo leon leonard leslie lewis liam lily linda lindsay lindsey lisa liz lloyd logan lois lori louis louise lucas lucy luis luke lydia lynn mackenzie madison maggie magda malcolm marcus margaret maria marie marilyn marina mario marissa mark marlene martha martin marvin mary mason mathew matt matthew maureen max maya megan meghan melanie melissa mercedes meredith mia michael michele michelle miguel mike mildred mindy miranda mitch mitchell mohammed molly monica morgan muhammad nancy naomi natalie natasha nathan neal neil nelson nicholas nick nicole nina noah noel nora norma norman oliver olivia oscar owen pablo paige pam pamela pat patricia patrick patty paul paula pauline pedro peggy penny perry pete peter phil philip phillip phyllis priya rachel rahul raj ralph ramon randy raul ray raymond rebecca reggie regina rene rhonda ricardo richard rick ricky rita rob robert roberta robin rodney roger rohit roland ron ronald rosa rose rosemary ross roy russell ruth ryan sabrina sally sam samantha samuel sandra sandy sanjay sara sarah scott sean sergio shane shannon sharon shaun shawn sheila shelby sherry shirley sidney simon sofia sonia sophia sophie spencer stacey stacy stan stanley stella stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tammy tania tanya tara taylor ted teresa terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom tommy toni tony tracy travis trevor troy tyler valerie vanessa vera vernon veronica vicki vicky victor victoria vincent virginia vivian wade wallace walter wanda warren wayne wendy wesley whitney will william willie winston xavier yolanda yvonne zach zachary zoe smith johnson williams brown jones davis miller wilson moore jackson thompson white harris lewis robinson walker young king wright lopez hill green adams baker gonzalez carter perez roberts turner phillips campbell parker evans edwards collins stewart sanchez morris rogers reed cook bell murphy bailey rivera cooper richardson cox ward peterson gray ramirez watson brooks sanders bennett wood barnes henderson coleman jenkins perry long hughes flores washington butler simmons foster bryant doe';

const kinds: ReadonlyMap<string, string> = byWord();

function byWord(): Map<string, string> {
  const concepts = new Map<string, string>();
  const add = (word: string, kind: string) => concepts.set(word, (concepts.get(word) ?? '') + kind);
  for (const [kind, words] of Object.entries(listed)) for (const word of words.split(' ')) add(word, kind);
  for (const word of new Set(firstNames.split(' '))) add(word, 'F');
  return concepts;
}
