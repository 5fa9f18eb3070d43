export {
  OrderTimeline,
  type OrderTimelineProps,
  type TimelineState,
  type TimelineStep,
} from './OrderTimeline.tsx';
