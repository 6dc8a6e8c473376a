import { createContext } from 'react';

/**
 * Whether pictures may move where a control outside of them decides it, as the pause button of a
 * carousel does; absent where a moving picture needs a control of its own.
 */
export const MotionContext = createContext<boolean | undefined>(undefined);
