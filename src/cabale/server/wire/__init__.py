"""What goes over the line: messages, the socket, pages, and refusals."""
