// Test files in Node share a worker. A build with Vite in one of them sets NODE_ENV, which processes that a later file
// starts would inherit: React has no `act` in production.
process.env['NODE_ENV'] = 'test';
