// Testing Library waits one second by default. On a busy machine the first screen of a file takes longer, because its parts
// are loaded on demand.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
