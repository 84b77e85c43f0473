import { makeEdge } from './edge.js';

let edge;
export default {
  fetch(request, { LEASING_API }, context) {
    edge ??= makeEdge(LEASING_API);
    return edge.fetch(request, context);
  },
};
