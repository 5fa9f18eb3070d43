import { error } from '#messages/components/Field';

/** Before the title of a page whose form was refused, for whoever writes that title outside React: in the language of the build. */
export const ERROR = error;
