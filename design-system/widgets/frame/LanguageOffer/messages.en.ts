/** All of it is said in the language that is offered. */
export const code = 'he';
export const direction = 'rtl';
/** What the notice is about, read out. */
export const language = 'שפה';
/** Before `samePage`, which is a link. */
export const shopSpeaks = 'החנות מדברת גם עברית. ';
export const samePage = 'העמוד הזה בעברית';
export const dismiss = 'לא עכשיו';
