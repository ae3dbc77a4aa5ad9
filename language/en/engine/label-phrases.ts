// The starts of phrases that name one of the person's own labels.

export const labelLeads =
  /^(?:label|tag|categori[sz]e|add|apply|put|give|file|move|shift|transfer|stick|drop|pop|store|save|keep|archive|get|create|make|start|attach|slap|strip|peel|pull|lose|delete|remove|take|unlabel|untag|it|this|that|the)$/;

export const noLabelName =
  /^(?:(?:everything|anything)(?: .*)?|all (?:of|the|my|our|mails?|e?mails?|messages?|unread|from)(?: .*)?|it|me|him|her|them|there|here|somewhere|(?:as|with|under|in|into|to|from|on|off)(?: .*)?|(?:a|the|my)(?: (?:label|tag|folder))?|(?:this|that|these|those|the|the last|that last|the next|the current|this current)(?: (?:one|email|mail|message|thread|conversation))?)$/;

export const beforeLabel = /^(?:the|my|a|an|our)\s+(?=\S)/i;
export const afterLabel = /(?<=\S)\s+(?:labels?|folders?|tags?)$/i;
