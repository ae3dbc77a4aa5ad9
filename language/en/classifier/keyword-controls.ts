// Keyword rules for the reading, the voice and the screen. They only move or show; none changes mail. The first match wins.
import type { KeywordRule } from '#language/classifier/keyword-rule.ts';

const each = /\b(?:each|every|all|them|from (?:now|here) on|mails|emails|messages|always|the rest)\b/;

export const controlRules: readonly KeywordRule[] = [
  {
    means: { control: { kind: 'to-results' } },
    only: 'result',
    said: [
      /\b(?:results?|hits?|matches|list|found|search|turned up|overview)\b/,
      /\b(?:back|return|show|see|again|all|close|overview|rest)\b/,
    ],
    unless: /\b(?:inbox|queue)\b/,
  },
  {
    means: { control: { kind: 'to-inbox' } },
    only: 'list',
    said: [
      /\b(?:inbox|queue|new mail|normal|usual|my (?:mail|emails?)|searching|search|looking|waiting|waits)\b/,
      /\b(?:back|return|done|exit|leave|close|enough|never mind|finished|end|quit|stop|forget|out of)\b/,
    ],
  },
  {
    means: { control: { kind: 'open-result', nth: null } },
    only: 'list',
    said: [
      /\b(?:highlighted|marked|selected|chosen|this|current|lit)\b/,
      /\b(?:open|see|read|hear|show|yes|take|one|play|bring)\b/,
    ],
  },
  {
    means: { control: { kind: 'resume' } },
    only: 'resting',
    said: [
      /\b(?:go (?:on|ahead)|carry on|continue|resume|pick (?:it |things )?(?:back )?up|where were we|where (?:you|we) (?:stopped|left|were)|keep going|start again|talk(?:ing)? again|read(?:ing)? again|listening|back)\b/,
    ],
  },

  {
    means: { control: { kind: 'dictation' } },
    said: [
      /\b(?:dictat\w+|(?:write|take|type|speak)\b.*\b(?:down|say|mails?|emails?|text)|compose\b.*\b(?:mails?|emails?))\b/,
      /\b(?:driv\w+|wheel|road|car|risk\w*|danger\w*|anyway|insist|motorway|regardless|all the same)\b/,
    ],
  },
  {
    means: { control: { kind: 'driving', on: false } },
    said: [
      /\b(?:parked|arrived|engine is off|engine off|(?:drive|journey|trip) is over|(?:not|stopped|done|finished) driving|out of the car)\b/,
    ],
    unless: /\b(?:reply|write|send|tell|until|when|snooze|remind)\b/,
  },
  {
    means: { control: { kind: 'driving', on: true } },
    said: [
      /\b(?:driving|wheel|motorway|highway|freeway|steering|in the car|on the road)\b/,
      /\b(?:i am|i have|getting|about|voice only|eyes|hands|off|look|screen|touch)\b/,
    ],
    unless: /\b(?:reply|write|send|tell|until|when|snooze|remind|hide|back|after|dictat\w*|them|him|her)\b/,
  },
  {
    means: { control: { kind: 'private', on: false } },
    said: [
      /\b(?:alone|gone|got off|left|coast is clear|by myself|nobody|no one|private)\b/,
      /\b(?:aloud|out loud|discreet|normally|again|no longer|speak up|off|any more|anymore|listen\w*)\b/,
    ],
    unless: /\b(?:mails?|reply|write|block|hear from)\b/,
  },
  {
    means: { control: { kind: 'private', on: true } },
    said: [
      /\b(?:next to me|beside me|overhear\w*|stranger|around me|not alone|in public|eavesdrop\w*|listening in|sat down|sitting)\b/,
    ],
    unless: /\b(?:gone|left|got off|reply|write|tell)\b/,
  },
  {
    means: { control: { kind: 'distance', on: false } },
    said: [
      /\b(?:small|smaller|shrink|normal|usual|regular|leave|no longer|back)\b/,
      /\b(?:letters|text|display|print|font|screen|size|view)\b/,
    ],
    unless: /\b(?:mail|reply|mode|full|can not see|too small)\b/,
  },
  {
    means: { control: { kind: 'distance', on: true } },
    said: [
      /\b(?:bigger|larger|huge|enlarge|blow|big|zoom|large|giant)\b/,
      /\b(?:letters|text|display|print|font|screen|everything|see|read|room|far|across|it)\b/,
    ],
    unless: /\b(?:mode|smaller|normal)\b/,
  },
  {
    means: { control: { kind: 'pictures' } },
    said: [
      /\b(?:images?|pictures?|photos?|photographs?|pics)\b/,
      /\b(?:load|display|fetch|appear|missing|on|fill|empty|frames?|download|let|show|see|where)\b/,
    ],
    unless: /\b(?:attach\w*|file|send|sent|from|first|second|third|document|open the)\b/,
  },
  {
    means: { control: { kind: 'original' } },
    said: [
      /\b(?:layout|formatting|formatted|html|colou?rs?|fonts?|design|designed|laid out|really looks?|original|looks? like|columns)\b/,
      /\b(?:show|see|look|open|view|display|bring|screen|version|way|want)\b/,
    ],
    unless: /\b(?:delete|archive|reply|who|what did|wrote|write)\b/,
  },

  {
    means: { control: { kind: 'headlines' } },
    said: [
      /\b(?:titles?|subjects?|subject lines?|headlines?)\b/,
      /\b(?:senders?|names?|who|whom|from)\b/,
      /\b(?:only|each|every|all|them|just|from (?:now|here) on|mails|nothing|no more|keep|and)\b/,
    ],
    unless: /\b(?:spell|search|find|change|what is|what was|missed)\b/,
  },
  {
    means: { control: { kind: 'full-text' } },
    said: [
      /\b(?:word for word|in full|entirety|whole|entire|complete\w*|verbatim|stop summari[sz]ing|no (?:more )?summar\w+|full|every word|unabridged)\b/,
      each,
    ],
    unless: /\b(?:unsubscribe|archive|delete|list|thread|conversation|screen|day|week|of (?:this|it|that))\b/,
  },
  {
    means: { control: { kind: 'summaries' } },
    said: [
      /\b(?:gist|summar\w+|essence|main points?|briefly|in short|own words|sentence or two|nutshell|digest)\b/,
      each,
    ],
    unless: /\b(?:stop|no more|not|do not|this one|of (?:this|it|that)|off)\b/,
  },
  {
    means: { control: { kind: 'shorter' } },
    said: [
      /\b(?:less|briefer|shorter|trim|down|too much|too long|terser|concise|fewer|cut)\b/,
      /\b(?:detail\w*|words|notch|tell\w* me|say\w*|about (?:each|every)|per mail|each|every)\b/,
    ],
    unless: /\b(?:slow\w*|speed|voice|fast\w*|screen|week|month|hold|wait)\b/,
  },
  {
    means: { control: { kind: 'newest-first' } },
    said: [
      /\b(?:newest|latest|most recent\w*|youngest|recent|(?:came in|arrived|comes in|come in) last|last to arrive|just came in|just arrived|fresh\w*|by date|new)\b/,
      /\b(?:first|top|before|ahead|beginning|backwards|sort|order|old\w*|start with|begin with)\b/,
    ],
    unless: /\b(?:show me the|search|find|delete|archive|why|how)\b/,
  },
  {
    means: { control: { kind: 'important-first' } },
    said: [
      /\b(?:important|matters?|urgent|critical|relevant|priorit\w+|weigh\w*|counts|pressing|vital|importance)\b/,
      /\b(?:first|before|ahead|start|begin|top|sort|order|lead|rank)\b/,
    ],
    unless: /\b(?:why|how|mark|flag|star|label|what makes|what is)\b/,
  },
  {
    means: { control: { kind: 'pass-none' } },
    said: [
      /\b(?:skip\w*|leav\w+\b.*\bout|left out|exceptions?|filter\w*|passing over|holding back)\b/,
      /\b(?:no more|stop|forget|again|any ?more|no|lift|drop|cancel|include|end|quit|without)\b/,
    ],
    unless: /\b(?:from|to the next|newsletters?|search)\b/,
  },
  {
    means: { control: { kind: 'lane', view: 'queue' } },
    said: [
      /\b(?:newsletters?|bulk|mass|mailings?|heap|pile|ads)\b/,
      /\b(?:back|enough|leave|return|done|out of|that will do|finished|seen|over to)\b/,
      /\b(?:my|people|personal|own|proper|real|humans?|main|me|enough|normal)\b/,
    ],
    unless: /\b(?:unsubscribe|list|lists|off every|delete|archive|inbox|cancel|receive|get me off|skip|why)\b/,
  },
  {
    means: { control: { kind: 'lane', view: 'aside' } },
    said: [
      /\b(?:newsletters?|bulk|mass mail\w*|mailings?|heap|pile|set aside)\b/,
      /\b(?:go|take me|hear|read|open|time for|show|turn to|switch|play|through|mood|move to|bring me|next)\b/,
    ],
    unless:
      /\b(?:unsubscribe|lists?|delete|archive|skip|stop|cancel|get me off|no more|back|leave|out|why|without|only|except|put|send|older|about|from)\b/,
  },
  {
    means: { control: { kind: 'slower' } },
    said: [
      /\b(?:slow\w*|too fast|too quick\w*|gabbl\w+|rush\w*|ease off|not so (?:fast|quick)|can not (?:follow|keep up)|less (?:fast|speed|quick\w*)|calm\w* down|take your time)\b/,
    ],
    unless: /\b(?:too slow|mails?|reply|send|write|archive|delete|slow day)\b/,
  },
  {
    means: { control: { kind: 'faster' } },
    said: [/\b(?:faster|quick\w*|speed up|hurry|tempo|pace|too slow\w*|drag\w*|brisk\w*|rapid\w*|step on it)\b/],
    unless: /\b(?:too fast|reply|send|write|archive|delete|slower|answer|note|question|times|as)\b/,
  },
];
