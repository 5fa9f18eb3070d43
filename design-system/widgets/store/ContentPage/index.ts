export { type ContentBlock, ContentPage, type ContentPageProps } from './ContentPage.tsx';
