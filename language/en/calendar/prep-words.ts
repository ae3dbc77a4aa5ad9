// How people ask to be prepared for a meeting, and what they say afterwards. All patterns are for the plain form of an utterance.

/** `title`: words of the event. */
export const asksPrep: readonly RegExp[] = [
  /^(?:prep|prepare)(?: me)?(?: (?:for|about|on|before) (?<title>.+))?$/,
  /^(?:brief|ready) me (?:for|before|ahead of) (?<title>.+)$/,
  /^get me ready (?:for|before) (?<title>.+)$/,
  /^what (?:should|do|must) i (?:need to )?know (?:about|before|for) (?<title>(?:this|that|the|my) (?:\w+ ){0,3}(?:call|meeting|appointment|interview|review|sync))$/,
  /^(?:the )?(?:prep|preparation) (?:for|of) (?<title>.+)$/,
];

export const asksLong = /\b(?:with |in )?(?:the )?(?:long|longer|full|whole) version\b(?: of)?/;

/** Not a meeting: these belong to a day or a person. */
export const notMeetings =
  /^(?:today|tomorrow|the day|my day|(?:this|the|my) (?:morning|afternoon|evening|week)|me|it all|everything)$/;

export const asksFollowUps: readonly RegExp[] = [
  /^(?:are there )?(?:any|what are the|what) (?:follow ?ups?|next steps|action items|to ?dos)(?: (?:from|after|for|of|to) (?<title>.+))?$/,
  /^(?:the |my )?follow ?ups(?: (?:from|after|for|of) (?<title>.+))?$/,
  /^(?:follow up|following up) (?:on|after) (?<title>(?:the |my )?(?:\w+ ){0,3}(?:call|meeting|review|sync|interview))$/,
];

export const about: readonly { does: 'more' | 'files' | 'open' | 'join' | 'remind' | 'long' | 'stop'; said: RegExp }[] =
  [
    { does: 'long', said: /^(?:give me )?(?:the )?(?:long|longer|full|whole) (?:version|prep|1|one)$|^say it all$/ },
    {
      does: 'more',
      said: /^(?:say|tell me|give me) more(?: (?:on|about) (?:that|it|this))?$|^more(?: (?:on|about) (?:that|it|this))?$|^go on$/,
    },
    {
      does: 'files',
      said: /^(?:the |what |which |show (?:me )?(?:the )?|any )?(?:files?|attachments?|documents?|papers?)$/,
    },
    {
      does: 'open',
      said: /^(?:open|show(?: me)?)(?: me)? (?:it|that|this|the (?:mail|email|message|thread|first|file))$/,
    },
    { does: 'join', said: /^join(?: (?:it|now|the (?:call|meeting)))?$/ },
    {
      does: 'remind',
      said: /^remind me(?: (?:about|of) (?:it|this|that))? (?:after|afterwards|after (?:it|that|this|the (?:call|meeting)))$/,
    },
    { does: 'stop', said: /^(?:close|put away|that is enough|enough)(?: (?:it|that|the prep))?$/ },
  ];
