export const list = 'הודעות';
