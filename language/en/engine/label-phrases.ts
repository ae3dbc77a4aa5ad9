// How phrases begin that name one of a person's own labels.

/** One of these begins every phrase that names a label. */
export const labelLeads =
  /^(?:label|tag|categori[sz]e|add|apply|put|give|file|move|shift|transfer|stick|drop|pop|store|save|keep|archive|get|create|make|start|attach|slap|strip|peel|pull|lose|delete|remove|take|unlabel|untag|it|this|that|the)$/;
