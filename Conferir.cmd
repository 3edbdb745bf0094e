@call "%~dp0scripts\owner\start.cmd" conferir
@pause
