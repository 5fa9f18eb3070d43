// In the order of the shop's head: tokens, faces, what holds on every page, and then the workshop's own.
import '@otzar/tokens/tokens.css';
import '@otzar/tokens/more-contrast.css';
import '@otzar/design-system/foundations/fonts.css';
import '@otzar/design-system/foundations/more-fonts.css';
import '@otzar/design-system/foundations/print.css';
import '@otzar/design-system/foundations/global-style.css';
import './preview.css';
