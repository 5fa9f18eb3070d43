export { ProxyWarning, type ProxyWarningProps } from './ProxyWarning.tsx';
