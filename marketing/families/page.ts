// The content of every public page: facts and words, no markup. A family adds its own parts.
import * as z from 'zod/mini';

/** Words in straight quotes are sentences that Flow must understand. `[name]` at the end of a sentence names a source of the page. */
const Text = z.string().check(z.minLength(2), z.trim());

const day = z.iso.date();

/** One thing that this reader would say. `marketing/check` gives it to `language/understand` and compares. */
const Example = z.strictObject({
  say: Text,
  /** What is going on when they say it: see `marketing/check/situations.ts`. */
  state: z.string(),
  /** The command in the short form that the check prints. */
  command: z.string(),
  /** The details that Flow understood, as the check prints them. Absent where there are none. */
  with: z.optional(z.string()),
  /** The reader's own labels, if the sentence names one. */
  labels: z.optional(z.array(z.string())),
  /** What Flow then does or says. */
  flow: Text,
});

const Source = z.strictObject({
  /** As the text names it: `[bls]`. */
  name: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  publisher: Text,
  title: Text,
  url: z.url({ protocol: /^https$/ }),
  /** When it appeared: a year, a month or a day. Absent where the page does not say. */
  published: z.optional(z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/))),
  /** The day on which the writer read it. */
  read: day,
});

const Point = z.strictObject({ name: Text, text: Text });

const Question = z.strictObject({ ask: Text, answer: Text });

const fiveOrSix = <Item extends z.core.SomeType>(item: Item) => z.array(item).check(z.minLength(5), z.maxLength(6));

/** `paragraphs` and headings hold the page's own words; the frame adds the rest. */
export const page = {
  /** Kebab-case with the family's prefix; the file has the same name. Never changes. */
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Of the entry, as a list would name it: 'CFO', 'Email management', 'Superhuman'. */
  title: Text,
  /** For search results: a whole sentence or two of 110 to 160 characters. */
  description: z.string().check(z.minLength(110), z.maxLength(160)),
  keywords: z.array(Text).check(z.minLength(3), z.maxLength(8)),
  /** The day of the last change of these words. */
  updated: day,
  hero: z.strictObject({
    /** A picture in words, at most nine. It is the page's only `h1`. */
    line: Text,
    lead: Text,
  }),
  problem: z.array(Text).check(z.minLength(1), z.maxLength(3)),
  solution: z.array(Text).check(z.minLength(1), z.maxLength(3)),
  features: z.strictObject({ heading: Text, items: fiveOrSix(Point) }),
  benefits: fiveOrSix(Text),
  /** `line`: the sentence over the last buttons. `text`: one more below it. */
  call: z.strictObject({ line: Text, text: Text }),
  questions: z.array(Question).check(z.length(3)),
  examples: z.array(Example).check(z.minLength(2), z.maxLength(3)),
  sources: z.optional(z.array(Source)),
} as const;

const Page = z.strictObject(page);

export type Page = z.infer<typeof Page>;
export type Example = z.infer<typeof Example>;
export type Source = z.infer<typeof Source>;

export { day, Example as ExampleShape, fiveOrSix, Point, Text };
